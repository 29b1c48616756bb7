import { expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const forms: [string, string, string, Record<string, string>, string, string][] = [
  [
    'an offer',
    '/muster/tresen/angebote',
    'Angebot speichern',
    { titel: 'Doppelt', text: 'Einmal', ziel: '/reifen', von: isoDay(1), bis: isoDay(9) },
    "select count(*)::int from offers where title = 'Doppelt'",
    "select count(*)::int from desk_changes where kind = 'offer'",
  ],
  [
    'a coupon',
    '/muster/tresen/gutscheine',
    'Gutschein speichern',
    { gutscheincode: 'DOPPELT', titel: 'Doppelt', prozent: '5', bis: isoDay(9) },
    "select count(*)::int from coupons where code = 'DOPPELT'",
    "select count(*)::int from desk_changes where kind = 'coupon'",
  ],
  [
    'a closure',
    '/muster/tresen/termine/sperren',
    'Zeit sperren',
    { vonTag: isoDay(3), vonZeit: '08:00', bisTag: isoDay(3), bisZeit: '12:00', anlass: 'Doppelt' },
    "select count(*)::int from closures where note = 'Doppelt'",
    "select count(*)::int from closures where note = 'Doppelt'",
  ],
  [
    'an invitation',
    '/muster/tresen/mitarbeiter',
    'Einladung senden',
    { email: 'doppelt@example.de', rolle: 'verkauf' },
    "select count(*)::int from mails where recipient = 'doppelt@example.de'",
    "select count(*)::int from desk_changes where kind = 'staff' and subject = 'doppelt@example.de'",
  ],
];

it.each(forms)('%s: two clicks on one form are one', async (_what, path, button, fields, count, changes) => {
  const page = await leader.open(path);
  const answers = await Promise.all([leader.press(page, button, fields), leader.press(page, button, fields)]);
  const again = await leader.press(page, button, fields);
  for (const answer of [...answers, again])
    expect([answer.status, answer.path]).toEqual([200, answers[0]?.path]);
  expect(await database.value<number>(count)).toBe(1);
  expect(await database.value<number>(changes)).toBe(1);
});

it('what differs in one field is another', async () => {
  const [[, path, button, fields, count]] = forms as [(typeof forms)[number]];
  const answer = await leader.press(path, button, { ...fields, text: 'Noch einmal' });
  expect(textOf(answer.text)).toContain('Das Angebot ist gespeichert');
  expect(await database.value<number>(count)).toBe(2);
});
