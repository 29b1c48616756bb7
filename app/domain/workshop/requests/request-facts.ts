import { formatIsoDate } from '~/values/german-date';
import type { StoredRequest } from './stored-request';

type Facts = Pick<
  StoredRequest,
  'serviceUrl' | 'serviceTitle' | 'vehicle' | 'price' | 'wishDates' | 'message'
>;

/** As mails and the desk show them; what was not told is left out. */
export function requestFacts({
  serviceUrl,
  serviceTitle,
  vehicle,
  price,
  wishDates,
  message,
}: Facts): [string, string][] {
  const all: [string, string][] = [
    [serviceUrl === null ? 'Betreff' : 'Leistung', serviceTitle],
    ['Fahrzeug', vehicle],
    ['Gezeigter Preis', price],
    ['Wunschtermine', wishDates.map(formatIsoDate).join(', ')],
    ['Nachricht', message],
  ];
  return all.filter(([, value]) => value !== '');
}
