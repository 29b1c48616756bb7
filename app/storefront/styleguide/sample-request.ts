import type { StoredRequest } from '~/domain/workshop/requests/stored-request';
import { daysAfter } from '~/values/days';
import { germanDate } from '~/values/german-date';
import { sampleContact } from './sample-orders';

const ID = '00000000-0000-4000-8000-000000000004';
const DAYS_AHEAD = [7, 8];

export function sampleRequest(locationId: string, createdAt: Date): StoredRequest {
  const { firstName, lastName, email, phone } = sampleContact;
  return {
    id: ID,
    number: 'AN-MUSTER',
    locationId,
    ownerId: null,
    emailKey: email,
    serviceUrl: 'inspektion',
    serviceTitle: 'Inspektion',
    vehicle: 'VW Golf VII 1.4 TSI',
    price: '289,00 €',
    wishDates: DAYS_AHEAD.map((days) => germanDate(daysAfter(createdAt, days))),
    contact: { salutation: 'frau', firstName, lastName, email, phone },
    message: 'Bitte auch die Bremsen prüfen.',
    uploadHash: '',
    state: 'open',
    createdAt,
    doneAt: null,
    doneBy: null,
  };
}
