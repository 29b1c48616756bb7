/** Where something of an order goes. */
export interface OrderAddress {
  /** 'Rechnung an' */
  label: string;
  text: string;
}

/** To whom invoice and parcel go. */
export function OrderAddresses({ addresses }: { addresses: OrderAddress[] }) {
  return addresses.map(({ label, text }) => (
    <p key={label}>
      {label}: {text}
    </p>
  ));
}
