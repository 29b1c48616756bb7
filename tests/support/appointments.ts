import { expect } from 'vitest';
import { openDesk } from './desk';
import { openedEarlier } from './form-stamp';
import { freshShop } from './fresh-shop';
import { Visitor } from './visitor';

export const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

export const ASK = 'Termin anfragen';

export const BOOK = 'Termin verbindlich buchen (zahlungspflichtig)';

export const contact = {
  anrede: 'frau',
  vorname: 'Käthe',
  nachname: 'Müller',
  email: 'kaethe@example.de',
  telefon: '0431 123456',
  nachricht: 'Bitte mit Leihwagen',
};

type Page = { text: string; path: string; status: number };

export const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';

export const slotsIn = ({ text }: Page) =>
  [...text.matchAll(/name="beginn" value="([^"]+)"/g)].map(([, slot = '']) => slot);

export const stepOf = ({ text }: Page) => /data-step="(\w+)"/.exec(text)?.[1];

export const stateOf = ({ text }: Page) => /data-state="([\w-]+)"/.exec(text)?.[1];

export const numberIn = ({ text }: Page) => /data-appointment="([^"]+)"/.exec(text)?.[1] ?? '';

export const linkIn = (text: string) => /\/termin\/[\w-]+/.exec(text)?.[0] ?? expect.fail('no link');

export async function openWorkshop() {
  const { database, shop } = await freshShop();
  const { context } = database;

  async function slotPage(visitor: Visitor, path = '/standard/termine/oelwechsel') {
    await database.query('delete from attempts');
    return visitor.open(path);
  }

  async function contactPage(visitor: Visitor, slot?: string, path?: string) {
    const slots = await slotPage(visitor, path);
    const beginn = slot ?? slotsIn(slots)[0] ?? expect.fail('no slot');
    const page = await visitor.press(slots, 'Weiter', { beginn });
    return { page: await openedEarlier(shop, page), slot: beginn };
  }

  async function booked(visitor = new Visitor(shop), fields: Record<string, string> = {}, slot?: string) {
    const form = await contactPage(visitor, slot);
    const page = await visitor.press(form.page, ASK, { ...contact, ...fields });
    return { page, slot: form.slot };
  }

  const mailsTo = (recipient: string) =>
    database.query<{ id: string; subject: string; text: string }>(
      'select id, subject, text from mails where recipient = $1 order by created_at desc, subject',
      [recipient],
    );

  async function staff(role: 'werkstatt' | 'verkauf' = 'werkstatt', place = 'standard') {
    return await openDesk(database, shop, role, place);
  }

  return { database, shop, context, slotPage, contactPage, booked, mailsTo, staff };
}
