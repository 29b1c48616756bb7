import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');

const page = '/muster/tresen/standort/hinweise';
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

const press = (button: string, fields: Record<string, string>) => leader.press(page, button, fields);

const inShop = async (path = '/muster') => (await new Visitor(shop).open(path)).text;

const stored = () =>
  database.value<Record<string, unknown>>("select content from locations where url = 'muster'");

describe.each([
  ['Banner speichern', 'Das Banner ist gespeichert.', 'Zwölf Jahre Reifen in Kiel'],
  ['Ferienhinweis speichern', 'Der Ferienhinweis ist gespeichert.', 'Zwischen den Jahren dauert es länger'],
])('%s', (button, done, text) => {
  it('is seen on all pages of the location within a second, and taken back', async () => {
    const before = await stored();
    const saved = await press(button, { text, von: day(0), bis: day(3), ziel: '/kontakt' });
    expect(textOf(saved.text)).toContain(done);
    expect(textOf(saved.text)).toContain('Steht jetzt im Shop.');
    for (const path of ['/muster', '/muster/agb', '/muster/reifen'])
      await withinASecond(() => inShop(path)).toContain(text);
    expect(await inShop()).toMatch(new RegExp(`href="/muster/kontakt"[^>]*>${text}<`));
    expect(await inShop('/standard')).not.toContain(text);
    await leader.press(saved, 'Zurücknehmen');
    expect(await stored()).toEqual(before);
    await expect.poll(() => inShop()).not.toContain(text);
  });

  it('waits for its first day, and is gone after its last one', async () => {
    for (const [von, bis] of [
      [day(1), day(2)],
      [day(-3), day(-1)],
    ]) {
      const saved = await press(button, { text, von: von ?? '', bis: bis ?? '' });
      expect(textOf(saved.text)).toContain('Steht jetzt nicht im Shop.');
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(await inShop()).not.toContain(text);
    }
    expect((await press(button, { text: '', von: '', bis: '' })).status).toBe(200);
  });

  it('has no link to a page that does not exist', async () => {
    const asked = await press(button, { text, von: day(0), bis: day(0), ziel: '/gibt-es-nicht' });
    expect([asked.status, textOf(asked.text).includes('Bitte bestätigen Sie, dass sie noch kommt.')]).toEqual(
      [400, true],
    );
    const saved = await leader.press(asked, button, { trotzdem: 'on' });
    expect(textOf(saved.text)).toContain('Die Seite /gibt-es-nicht gibt es nicht');
    await expect.poll(() => inShop()).toContain(text);
    expect(await inShop()).not.toContain('gibt-es-nicht');
  });

  it('is text, whatever it looks like', async () => {
    await press(button, { text: '<b onclick=x>laut</b>', von: day(0), bis: day(0), ziel: '' });
    await expect.poll(() => inShop()).toContain('&lt;b onclick=x&gt;laut&lt;/b&gt;');
  });

  it.each([
    [{ text, von: '', bis: day(1) }, 'einen Tag'],
    [{ text, von: day(3), bis: day(1) }, 'vor dem ersten'],
    [{ text, von: '24.12.2026', bis: day(1) }, 'einen Tag'],
    [{ text: 'x'.repeat(201), von: day(0), bis: day(1) }, 'Höchstens 200 Zeichen'],
    [{ text, von: day(0), bis: day(1), ziel: 'https://fremd.example/' }, 'eine Seite wie'],
    [{ text, von: day(0), bis: day(1), ziel: '//fremd.example' }, 'eine Seite wie'],
  ])('%j is refused, and stays in the form', async (fields, words) => {
    const before = await stored();
    const answer = await press(button, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain(`value="${fields.text}"`);
    expect(await stored()).toEqual(before);
  });
});

it('is open to who leads the location only', async () => {
  expect((await seller.open(page)).status).toBe(404);
  expect((await seller.post(page, { befehl: 'banner', stand: 'x' })).status).toBe(404);
  expect((await leader.open(page.replace('muster', 'standard'))).status).toBe(404);
});

it('the second of two people sees what the first did', async () => {
  const open = await leader.open(page);
  await press('Banner speichern', { text: 'Erster', von: day(0), bis: day(1) });
  const late = await leader.press(open, 'Ferienhinweis speichern', { text: 'Zweiter' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('value="Zweiter"');
});
