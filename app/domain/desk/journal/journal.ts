import { type ChangeKind, changeKinds } from '../change';

export const journalKinds = [...changeKinds, 'order', 'payment'] as const;
export type JournalKind = ChangeKind | 'order' | 'payment';

/** The tables that the journal is read from. */
export const journalSources = ['change', 'fulfilment', 'payment'] as const;
export type JournalSource = (typeof journalSources)[number];

export const journalKindNames: Readonly<Record<JournalKind, string>> = {
  order: 'Bestellungen',
  payment: 'Zahlungen',
  stock: 'Bestand',
  price: 'Preise',
  setting: 'Standort',
  withdrawal: 'Widerrufe',
  staff: 'Mitarbeiter',
  import: 'Importe',
  article: 'Artikel',
  content: 'Seiten',
  offer: 'Angebote',
  coupon: 'Gutscheine',
  customer: 'Kunden',
  request: 'Anfragen',
  'api-key': 'API-Schlüssel',
  'payment-without-order': 'Zahlungen ohne Bestellung',
  transfer: 'Überweisungen',
};
