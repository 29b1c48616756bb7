import type { Salutation } from '~/domain/accounts/person-fields';

/** How a checkout ends: a binding purchase, or goods put aside without obligation. */
export const orderTypes = ['kauf', 'reservierung'] as const;
export type OrderType = (typeof orderTypes)[number];

export const deliveries = ['abholung', 'versand'] as const;
export type Delivery = (typeof deliveries)[number];

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
