/** The law allows no further fields (§ 356a BGB). */
export interface Declaration {
  name: string;
  /** As typed. */
  orderNumber: string;
  email: string;
  /** Null: the whole order. */
  scope: string | null;
}

export function declarationFacts({ name, orderNumber, email, scope }: Declaration): [string, string][] {
  return [
    ['Name', name],
    ['Bestellnummer', orderNumber],
    ['E-Mail-Adresse', email],
    ['Widerrufen wird', scope ?? 'der ganze Vertrag'],
  ];
}
