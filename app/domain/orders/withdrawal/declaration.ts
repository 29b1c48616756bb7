/** A declaration of withdrawal, with no more than the law lets us ask for (§ 356a BGB). */
export interface Declaration {
  name: string;
  /** As it was typed. */
  orderNumber: string;
  /** Where the receipt goes. */
  email: string;
  /** What is withdrawn from, where it is not all. */
  scope: string | null;
}

/** Term and value of what was declared, as page and mails show it. */
export function declarationFacts({ name, orderNumber, email, scope }: Declaration): [string, string][] {
  return [
    ['Name', name],
    ['Bestellnummer', orderNumber],
    ['E-Mail Adresse', email],
    ['Widerrufen wird', scope ?? 'der ganze Vertrag'],
  ];
}
