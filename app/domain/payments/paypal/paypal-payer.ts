import { z } from 'zod';
import type { ApprovedPayer } from '../provider';

const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}+$/u)
  .optional()
  .catch(undefined);

const name = z.object({ given_name: text, surname: text }).optional().catch(undefined);
const phone = z.object({ national_number: text }).optional().catch(undefined);

/** `payer` is the older name of the same. A part in another shape counts as missing. */
export const payerParts = {
  payment_source: z
    .object({
      paypal: z.object({ email_address: text, name, phone_number: phone }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  payer: z
    .object({
      email_address: text,
      name,
      phone: z.object({ phone_number: phone }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
};

/** Of a purchase unit. */
export const shippingPart = {
  shipping: z
    .object({
      name: z.object({ full_name: text }).optional().catch(undefined),
      address: z
        .object({
          address_line_1: text,
          address_line_2: text,
          admin_area_2: text,
          postal_code: text,
          country_code: text,
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
};

const parts = z.object({
  ...payerParts,
  purchase_units: z.array(z.object(shippingPart)).optional(),
});

export function payerOf({
  payment_source: source,
  payer,
  purchase_units = [],
}: z.output<typeof parts>): ApprovedPayer {
  const { paypal } = source ?? {};
  const [unit] = purchase_units;
  const { name, address } = unit?.shipping ?? {};
  return {
    firstName: paypal?.name?.given_name ?? payer?.name?.given_name,
    lastName: paypal?.name?.surname ?? payer?.name?.surname,
    email: paypal?.email_address ?? payer?.email_address,
    phone: paypal?.phone_number?.national_number ?? payer?.phone?.phone_number?.national_number,
    address: address && {
      recipient: name?.full_name,
      street: address.address_line_1,
      addition: address.address_line_2,
      postcode: address.postal_code,
      city: address.admin_area_2,
      country: address.country_code,
    },
  };
}
