import { expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { daysAfter } from '~/values/days';
import { openOrders, stateIn } from '../support/desk-orders';
import { allIssued } from '../support/documents';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop, context, petra, placed, sent, press } = await openOrders();
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };
const onePiece = { ...staff, parts: [{ position: 1, quantity: 1 }] };

type Made = { number: string; at: string };

async function pressed(made: Made, ...buttons: string[]): Promise<Made> {
  for (const button of buttons) {
    const page = await press(made.at, button);
    expect([button, page.status]).toEqual([button, 200]);
  }
  return made;
}

async function lapsed(): Promise<Made> {
  const made = await placed('reservierung');
  await endHolds({ ...context, now: () => daysAfter(new Date(), 60) });
  return made;
}

async function inPart(event: 'hand-over' | 'cancel' | 'ready'): Promise<Made> {
  const made = await pressed(await placed(), 'Zahlung erfassen');
  await changeOrder(context, event, made.number, onePiece);
  return made;
}

async function returned(pieces: Record<string, string>): Promise<Made> {
  const made = await pressed(await placed(), 'Zahlung erfassen', 'Übergeben');
  await press(made.at, 'Zurücknehmen', { ...pieces, ware: 'sellable', grund: 'Gefällt nicht' });
  return made;
}

async function corrected(): Promise<Made> {
  const made = await returned({});
  await pressed(made, 'Erstatten');
  await press(made.at, 'Erstattung ist ausgezahlt', { beleg: 'Auszug 4' });
  return made;
}

/** Whether a delivery note and a packing list are drawn, and the number of documents at least. */
const cases: [string, () => Promise<Made>, string, [boolean, boolean, number]][] = [
  ['a reservation', () => placed('reservierung'), 'confirmed', [true, true, 0]],
  [
    'a reservation that is ready',
    async () => pressed(await placed('reservierung'), 'Bereitstellen'),
    'ready',
    [true, true, 0],
  ],
  [
    'a reservation that was given up',
    async () => pressed(await placed('reservierung'), 'Stornieren'),
    'cancelled',
    [false, false, 0],
  ],
  ['a reservation that lapsed', lapsed, 'lapsed', [false, false, 0]],
  [
    'a reservation that was bought',
    async () => pressed(await placed('reservierung'), 'In einen Kauf umwandeln'),
    'confirmed',
    [true, true, 0],
  ],
  ['a purchase', () => placed(), 'confirmed', [true, true, 0]],
  ['a paid one', async () => pressed(await placed(), 'Zahlung erfassen'), 'confirmed', [true, true, 0]],
  ['a confirmed one', async () => pressed(await placed(), 'Bestätigen'), 'confirmed', [true, true, 0]],
  ['one that is ready', async () => pressed(await placed(), 'Bereitstellen'), 'ready', [true, true, 0]],
  ['one of which a part is ready', () => inPart('ready'), 'confirmed', [true, true, 0]],
  ['one of which a part was cancelled', () => inPart('cancel'), 'confirmed', [true, true, 0]],
  ['one that was handed over in part', () => inPart('hand-over'), 'partly-handed-over', [true, true, 1]],
  [
    'one that was handed over',
    async () => pressed(await placed(), 'Zahlung erfassen', 'Übergeben'),
    'handed-over',
    [true, false, 1],
  ],
  ['a parcel', () => sent(), 'confirmed', [true, true, 0]],
  [
    'a parcel that was sent',
    async () => pressed(await sent(), 'Zahlung erfassen', 'Versenden'),
    'shipped',
    [true, false, 1],
  ],
  [
    'one that was cancelled',
    async () => pressed(await placed(), 'Stornieren'),
    'cancelled',
    [false, false, 0],
  ],
  ['one that came back in part', () => returned({ stueckA: '1' }), 'handed-over', [true, false, 1]],
  ['one that came back', () => returned({}), 'returned', [true, false, 1]],
  ['one that was given back', corrected, 'returned', [true, false, 2]],
];

const linksIn = (html: string, part: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link).filter((link) => link.includes(part));

it.each(cases)(
  '%s: each paper is drawn, or a page says why not and leads back',
  async (_, make, state, expected) => {
    const { number, at } = await make();
    const [hasNote, hasList, documents] = expected;
    if (documents > 0) await allIssued(database);
    const page = await petra.open(at);
    expect(stateIn(page)).toBe(state);
    const links = new Set([
      ...linksIn(page.text, '/papiere/'),
      `${at}/papiere/lieferschein`,
      `${at}/papiere/packliste`,
    ]);
    expect(links.size).toBeGreaterThanOrEqual(2 + documents);
    for (const link of links) {
      const answer = await petra.open(link);
      const isDrawn = link.endsWith('/lieferschein') ? hasNote : link.endsWith('/packliste') ? hasList : true;
      expect([link, answer.status]).toEqual([link, isDrawn ? 200 : 404]);
      if (isDrawn) {
        expect([answer.headers['content-type'], answer.text.slice(0, 5)]).toEqual([
          'application/pdf',
          '%PDF-',
        ]);
        continue;
      }
      expect(answer.headers['content-type']).toContain('text/html');
      expect(textOf(answer.text)).toMatch(
        /Ein(e Packliste|en Lieferschein) gibt es nicht.*Zur Bestellung RH-/s,
      );
      expect(linksIn(answer.text, at)).toHaveLength(1);
    }
    for (const paper of ['lieferschein', 'packliste']) {
      const printed = await petra.open(`/muster/tresen/druck?papier=${paper}&wahlA=${number}`);
      expect([paper, printed.status]).toEqual([paper, 200]);
    }
    const mails = await database.query<{ text: string }>('select text from mails where subject like $1', [
      `%${number}%`,
    ]);
    const all = mails.length > 0 ? mails : await mailsOfOrder(database, number);
    const link =
      all.map(({ text }) => /http\S*(\/muster\/bestellung\/[^\s/]+)/.exec(text)?.[1]).find(Boolean) ?? '';
    const shopper = new Visitor(shop);
    const linked = await shopper.open(link);
    const own = linksIn(linked.text, '/dokumente/');
    expect(own.length).toBeGreaterThanOrEqual(documents);
    for (const to of own) expect((await shopper.open(to)).headers['content-type']).toBe('application/pdf');
    const unknown = await shopper.open(`${link}/dokumente/00000000-0000-4000-8000-000000000000`);
    expect(textOf(unknown.text)).toMatch(/Dieses Dokument gibt es nicht\..*Zur Bestellung/s);
    expect(linksIn(unknown.text, link)).toHaveLength(1);
  },
);

it('the calendar of an order without an appointment is a page that says so and leads on', async () => {
  const stranger = new Visitor(shop);
  const answer = await stranger.open('/muster/checkout/kalender/00000000-0000-4000-8000-000000000000');
  expect([answer.status, answer.headers['content-type']]).toEqual([
    404,
    expect.stringContaining('text/html'),
  ]);
  expect(textOf(answer.text)).toContain('Zur Startseite');
});
