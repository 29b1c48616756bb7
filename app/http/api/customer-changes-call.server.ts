import { z } from 'zod';
import { type Customer, customersBySubject } from '~/domain/customer/changed-customers.server';
import { opensLocation } from '~/domain/programs/api-keys.server';
import type { DomainEvent } from '~/platform/events/read-events.server';
import { defineChangesCall, urlOf } from './change-calls.server';
import type { KeyScope } from './key-call.server';

const customerAnswer = z
  .object({
    customer: z
      .string()
      .describe('„account:…“, „order:…“ oder „appointment:…“: womit die Person bekannt wurde'),
    standortUrl: z.string().nullable().describe('null: ein Konto ohne Standort'),
    data: z
      .object({
        salutation: z.string().nullable(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        address: z
          .object({
            street: z.string(),
            postcode: z.string(),
            city: z.string(),
            company: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable()
      .describe('null: im Shop gelöscht; bitte löschen Sie die Angaben auch bei sich (Art. 19 DSGVO)'),
  })
  .meta({ id: 'Customer' });

type Answer = z.input<typeof customerAnswer>;

function dataOf({ salutation, firstName, lastName, email, phone, address }: Customer): Answer['data'] {
  const postal = address && {
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    company: address.company ?? null,
  };
  return {
    salutation: salutation || null,
    firstName,
    lastName,
    email,
    phone: phone || null,
    address: postal,
  };
}

/** One that has moved to a location that the key does not open stays there. */
const isOpen = ({ key }: KeyScope, { locationId }: Pick<Customer, 'locationId'>) =>
  locationId === null ? key.locationIds === null : opensLocation(key, locationId);

async function load(scope: KeyScope, events: readonly DomainEvent[]): Promise<Answer[]> {
  const known = await customersBySubject(
    scope.context,
    events.map(({ subject }) => subject),
  );
  return events.flatMap(({ subject, locationId }) => {
    const customer = known.get(subject);
    if (customer === null || (customer && !isOpen(scope, customer))) return [];
    const place = customer ? customer.locationId : locationId;
    return [
      { customer: subject, standortUrl: urlOf(scope, place), data: customer ? dataOf(customer) : null },
    ];
  });
}

export const customerChangesCall = defineChangesCall({
  path: '/api/v1/changes/customers',
  summary:
    'Neue, geänderte und gelöschte Kunden: Konten des Standorts, und wer dort bestellt oder einen Termin hat',
  scope: 'customers',
  types: ['customer.changed'],
  entry: customerAnswer,
  load,
});
