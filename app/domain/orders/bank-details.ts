import { isTransfer } from '~/domain/payments/methods';
import type { BankAccount } from '~/domain/tenancy/company';
import { groupedIban } from '~/values/iban';
import { formatCents } from '~/values/money';
import { isOpen, owesMoney } from './fulfilment';
import { awaitsPayment } from './order';
import type { PlacedOrder } from './placed-order';

interface Prepaid {
  order: PlacedOrder;
}

/** Null unless a transfer is still expected, also for goods that the shopper has. */
export function transferOf({ order }: Prepaid): BankAccount | null {
  const isExpected = isOpen(order) ? awaitsPayment(order) : owesMoney(order);
  return isTransfer(order.payment) && isExpected && !order.isWithdrawn ? order.confirmed.seller.bank : null;
}

/** Term and value; empty unless a transfer is expected. */
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
