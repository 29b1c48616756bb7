import type { OrderAddress } from '~/domain/orders/components/order-addresses';
import { recipientLines } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';

/** Recipients of invoice and parcel; empty for orders without addresses. */
export function orderAddresses({ contact, address, delivery }: PlacedOrder): OrderAddress[] {
  if (!address) return [];
  const { deliverTo } = address;
  const isTogether = delivery === 'versand' && !deliverTo;
  return [
    {
      label: isTogether ? 'Lieferung und Rechnung an' : 'Rechnung an',
      lines: recipientLines({ ...contact, ...address }),
    },
    ...(deliverTo ? [{ label: 'Lieferung an', lines: recipientLines(deliverTo) }] : []),
  ];
}
