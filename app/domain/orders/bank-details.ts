import { isTransfer } from '~/domain/payments/methods';
import type { BankAccount } from '~/domain/tenancy/company';
import { groupedIban } from '~/values/iban';
import { formatCents } from '~/values/money';
import { isOpen } from './fulfilment';
import { awaitsPayment } from './order';
import type { PlacedOrder } from './placed-order';

interface Prepaid {
  order: PlacedOrder;
}

/** Null unless a prepayment is still expected. */
export function transferOf({ order }: Prepaid): BankAccount | null {
  return isTransfer(order.payment) && awaitsPayment(order) && isOpen(order) && !order.isWithdrawn
    ? order.confirmed.seller.bank
    : null;
}

/** Term and value; empty unless a prepayment is expected. */
export function bankDetails(prepaid: Prepaid): [string, string][] {
  const { order } = prepaid;
  const bank = transferOf(prepaid);
  if (!bank) return [];
  const { inhaber, iban, bic, bankname } = bank;
  return [
    ['Kontoinhaber', inhaber],
    ['IBAN', groupedIban(iban)],
    ['BIC', `${bic} (${bankname})`],
    ['Betrag', formatCents(order.openCents)],
    ['Verwendungszweck', order.number],
  ];
}
