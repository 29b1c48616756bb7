import { z } from 'zod';
import { acceptedAmong } from '~/domain/orders/dealer-orders.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { locationById } from '~/domain/tenancy/directory';
import type { KeyScope } from './key-call.server';
import { orderAnswer, toOrderAnswers } from './order-answer.server';

const person = z.object({
  salutation: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

const postalAddress = z.object({
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  company: z.string().nullable(),
});

export const dealerOrderAnswer = z
  .object({
    ...orderAnswer.shape,
    standortUrl: z.string(),
    isAcknowledged: z.boolean(),
    invoiceNumber: z.string().nullable(),
    customer: person.nullable().describe('nur mit dem Recht „customers“'),
    address: postalAddress.nullable().describe('nur mit dem Recht „customers“; null auch bei Abholung'),
  })
  .meta({ id: 'DealerOrder' });

function customerOf({ contact, address }: PlacedOrder) {
  const { salutation = null, firstName, lastName, email, phone } = contact;
  return {
    customer: { salutation, firstName, lastName, email, phone },
    address: address && {
      street: address.street,
      postcode: address.postcode,
      city: address.city,
      company: address.company ?? null,
    },
  };
}

const nobody = { customer: null, address: null };

/** Without the right, whose order it is stays in the shop. */
export async function toDealerOrders(
  { context, services, key }: KeyScope,
  placed: readonly PlacedOrder[],
): Promise<z.input<typeof dealerOrderAnswer>[]> {
  const [answers, accepted] = await Promise.all([
    toOrderAnswers(context, placed),
    acceptedAmong(
      context,
      placed.map(({ id }) => id),
    ),
  ]);
  const maySee = key.scopes.includes('customers');
  return placed.flatMap((order, index) => {
    const answer = answers[index];
    if (!answer) return [];
    return [
      {
        ...answer,
        standortUrl: locationById(services.network(), order.locationId)?.url ?? '',
        isAcknowledged: accepted.has(order.id),
        invoiceNumber: order.invoiceNumber,
        ...(maySee ? customerOf(order) : nobody),
      },
    ];
  });
}
