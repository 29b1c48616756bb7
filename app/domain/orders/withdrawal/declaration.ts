import { daysAfter } from '~/values/days';

const DAYS_TO_REPAY = 14;

/** The last moment; the seller may wait for the goods or the proof that they were sent (§ 357 BGB). */
export function repaidUntil({ receivedAt }: { receivedAt: Date }): Date {
  return daysAfter(receivedAt, DAYS_TO_REPAY);
}

/** Of the mail that confirms it. */
export const withdrawalReceiptKey = (id: string) => `withdrawal-receipt ${id}`;

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
