export const scopes = ['catalogue', 'prices', 'stock', 'orders', 'customers', 'content'] as const;
export type Scope = (typeof scopes)[number];

export const scopeNames: Readonly<Record<Scope, string>> = {
  catalogue: 'Artikel und Fahrzeuge',
  prices: 'Preise',
  stock: 'Bestand',
  orders: 'Bestellungen und Termine',
  customers: 'Namen und Anschriften von Kunden',
  content: 'Angebote und Inhalte',
};
