/** How a checkout ends: a binding purchase, or goods put aside without obligation. */
export const checkoutWays = ['kauf', 'reservierung'] as const;
export type CheckoutWay = (typeof checkoutWays)[number];

export const deliveries = ['abholung', 'versand'] as const;
export type Delivery = (typeof deliveries)[number];

export const salutations = ['frau', 'herr', 'divers', 'firma'] as const;
export type Salutation = (typeof salutations)[number];

/** Who ordered, and how the location reaches them. */
export interface Contact {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** An address in Germany. */
export interface PostalAddress {
  street: string;
  postcode: string;
  city: string;
}
