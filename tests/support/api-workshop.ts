import { beforeEach, expect } from 'vitest';
import { apiOf } from './api';
import { freshShop } from './fresh-shop';

export const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

export const contact = {
  anrede: 'frau',
  vorname: 'Käthe',
  nachname: 'Müller-Lüdenscheidt',
  email: 'kaethe@example.de',
  telefon: '0431 123456',
};

export interface Day {
  day: string;
  slots: { startsAt: string; endsAt: string }[];
}

export async function openApiWorkshop() {
  const { database, shop } = await freshShop();
  const api = apiOf(shop);
  beforeEach(() => database.query('delete from attempts'));
  const at = (path: string, location = 'standard') => `/api/v1/standorte/${location}${path}`;
  const guest = async () => (await api('POST', at('/carts'))).body.cartToken as string;
  const startsIn = (days: Day[]) => days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));

  const slots = async (service = 'oelwechsel', query = '', location = 'standard') =>
    (await api('GET', at(`/services/${service}/slots${query}`, location))).body;

  /** Those of `standard`, the farthest first, so that no test gets another's. */
  let used = 0;

  async function nextStart(): Promise<string> {
    const starts = startsIn((await slots()).data);
    used += 1;
    return starts.at(-used * 8) ?? expect.fail('no slot');
  }

  const units = async () => (await database.value<number>('select count(*)::int from bay_units')) ?? 0;

  const mailsTo = (recipient: string) =>
    database.query<{ subject: string; text: string }>(
      'select subject, text from mails where recipient = $1 order by created_at desc, subject',
      [recipient],
    );

  const hold = (token: string, json: unknown, headers: Record<string, string> = {}, location = 'standard') =>
    api('POST', at('/slotHolds', location), { token, json, headers });

  const book = (token: string, json: unknown, headers: Record<string, string> = {}, location = 'standard') =>
    api('POST', at('/appointments', location), { token, json, headers });

  return { database, shop, api, at, guest, startsIn, slots, nextStart, units, mailsTo, hold, book };
}
