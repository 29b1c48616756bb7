import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung', 'standard');
const seller = await openDesk(database, shop, 'verkauf', 'standard');

const page = '/standard/tresen/standort/navigation';

const press = (button: string, fields: Record<string, string>) => leader.press(page, button, fields);

const inShop = async () => (await new Visitor(shop).open('/standard')).text;

const stored = () => database.value<object>("select theme from locations where url = 'standard'");

describe('links of header and footer', () => {
  it('are changed, seen in the shop within a second, and taken back', async () => {
    const before = await stored();
    const done = await press('Fuß speichern', { textA: 'Wer wir sind', zielA: '/kontakt' });
    expect(textOf(done.text)).toContain('Der Fuß ist gespeichert.');
    await expect.poll(inShop).toMatch(/href="\/standard\/kontakt"[^>]*>Wer wir sind</);
    await leader.press(done, 'Zurücknehmen');
    expect(await stored()).toEqual(before);
    await expect.poll(inShop).not.toContain('Wer wir sind');
    const head = await press('Kopf speichern', { textA: 'Zum Haus', zielA: 'https://haus.example/' });
    expect(textOf(head.text)).toContain('Der Kopf ist gespeichert.');
    await expect.poll(inShop).toContain('https://haus.example/');
  });

  it('that lead nowhere are named, and left out or replaced by the shop', async () => {
    const done = await press('Fuß speichern', { zielC: '/gibt-es-nicht' });
    expect(textOf(done.text)).toContain('führt ins Leere');
    await expect.poll(async () => JSON.stringify(await stored())).toContain('/gibt-es-nicht');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await inShop()).toContain('href="/standard/impressum"');
    expect(await inShop()).not.toContain('gibt-es-nicht');
  });

  it.each([
    ['Kopf speichern', { textA: '', zielA: '' }, 'Dieser Link muss bleiben.'],
    ['Kopf speichern', { textA: 'Haus', zielA: '' }, 'ein Text und ein Ziel'],
    ['Kopf speichern', { textA: 'Haus', zielA: 'javascript:alert(1)' }, 'eine Seite wie /kontakt'],
    ['Fuß speichern', { textE: '', zielE: '' }, 'Dieser Link muss bleiben.'],
    ['Fuß speichern', { textE: 'AGB', zielE: '//fremd.example' }, 'eine Seite wie /kontakt'],
  ])('%s: %j is refused', async (button, fields, words) => {
    const before = await stored();
    const answer = await press(button, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(await stored()).toEqual(before);
  });
});

it('a menu that leads nowhere is named', async () => {
  await database.query(`
    insert into navigation_contents (location_url, content) values ('standard', '${JSON.stringify({
      navigationMain: [],
      navigationSub: {
        contextText: '',
        links: [{ type: 'internalLink', to: '/nirgends', label: 'Alte Seite' }],
      },
    })}') on conflict (location_url) do update set content = excluded.content`);
  await expect
    .poll(async () => textOf((await leader.open(page)).text))
    .toContain('/nirgends führt ins Leere');
});

it('is open to who leads the location only', async () => {
  expect((await seller.open(page)).status).toBe(404);
  expect((await seller.post(page, { befehl: 'footer-links', stand: 'x' })).status).toBe(404);
  expect((await leader.open(page.replace('standard', 'muster'))).status).toBe(404);
});

it('the second of two people sees what the first did', async () => {
  const open = await leader.open(page);
  await press('Fuß speichern', { textF: 'Widerruf' });
  const late = await leader.press(open, 'Kopf speichern', { textA: 'Spät' });
  expect(late.status).toBe(409);
});
