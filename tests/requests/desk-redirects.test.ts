import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');

const page = '/muster/tresen/standort/weiterleitungen';

const add = (fields: Record<string, string>) => leader.press(page, 'Weiterleitung speichern', fields);

const target = async (path: string) => {
  const { status, headers } = await new Visitor(shop).send({ path });
  return `${status} ${headers.location ?? ''}`;
};

const rules = () =>
  database.query<{ old_url: string }>("select old_url from redirect_rules where location_url = 'muster'");

describe('a redirect', () => {
  it('leads visitors within a second, is removed, and put back', async () => {
    const done = await add({ alt: '/raeder-2019', neu: '/alufelgen', dauer: '301' });
    expect(textOf(done.text)).toContain('Die Weiterleitung ist gespeichert.');
    await expect.poll(() => target('/muster/raeder-2019')).toBe('301 /muster/alufelgen');
    const removed = await leader.press(`${page}?suche=raeder-2019`, 'Entfernen');
    expect(textOf(removed.text)).toContain('Die Weiterleitung ist entfernt.');
    await expect.poll(() => target('/muster/raeder-2019')).toMatch(/^404/);
    await leader.press(removed, 'Zurücknehmen');
    await expect.poll(() => target('/muster/raeder-2019')).toBe('301 /muster/alufelgen');
  });

  it.each([
    [{ alt: 'ohne-strich', neu: '/reifen' }, 'eine Adresse wie'],
    [{ alt: '/alt', neu: '' }, 'ein Ziel'],
    [{ alt: '/alt', neu: '/reifen', dauer: '200' }, 'für wie lange'],
    [{ alt: '/alt', neu: 'javascript:alert(1)' }, 'Dahin darf der Shop nicht leiten'],
    [{ alt: '/alt', neu: 'https://fremd.example/' }, 'Dahin darf der Shop nicht leiten'],
    [{ alt: '/alt', neu: '/gibt-es-nicht' }, 'keine Seite'],
    [{ alt: '/alt', neu: '/alt' }, 'führt im Kreis'],
    [{ alt: '/impressum', neu: '/reifen' }, 'Diese Seite braucht der Shop'],
    [{ alt: '/warenkorb', neu: '/reifen' }, 'Diese Seite braucht der Shop'],
    [{ alt: '/tresen', neu: '/reifen' }, 'Diese Seite braucht der Shop'],
    [{ alt: '/muster/tresen/bestellungen', neu: '/reifen' }, 'Diese Seite braucht der Shop'],
    [{ alt: '/bestellung/abc', neu: '/reifen' }, 'Diese Seite braucht der Shop'],
    [{ alt: '/home', neu: '/reifen' }, 'Diese Seite braucht der Shop'],
    [{ alt: '/RAEDER-2019', neu: '/reifen' }, 'hat schon eine Weiterleitung'],
  ])('%j is refused, and stays in the form', async (fields, words) => {
    const before = await rules();
    const answer = await add(fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain(`value="${fields.alt}"`);
    expect(await rules()).toEqual(before);
  });

  it('that would run in a circle over another one is refused', async () => {
    await add({ alt: '/kreis-a', neu: '/raeder-2019' });
    await add({ alt: '/kreis-b', neu: '/kreis-a' });
    const first = (await rules()).length;
    await database.query(
      "insert into redirect_rules (location_url, old_url, new_url, status_code) values ('muster', '/kreis-c', '/kreis-d', 301)",
    );
    const answer = await add({ alt: '/kreis-d', neu: '/kreis-c' });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('führt im Kreis');
    expect(await rules()).toHaveLength(first + 1);
  });

  it('over a page of the shop asks once more', async () => {
    const refused = await add({ alt: '/presse', neu: '/kontakt' });
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('Unter dieser Adresse gibt es eine Seite.');
    const done = await leader.press(refused, 'Weiterleitung speichern', { trotzdem: 'on' });
    expect(textOf(done.text)).toContain('Die Weiterleitung ist gespeichert.');
    expect(textOf(done.text)).toContain('verdeckt eine Seite');
    await expect.poll(() => target('/muster/presse')).toBe('301 /muster/kontakt');
  });

  it('of another location, or a wrong number, is not removed', async () => {
    const otherId = await database.value<number>(
      "select id from redirect_rules where location_url <> 'muster' limit 1",
    );
    for (const nummer of [String(otherId ?? 0), '0', '-1', 'x', '99999999999'])
      for (const befehl of ['remove-redirect', 'undo'])
        expect((await leader.post(page, { befehl, nummer })).status, nummer).toBe(409);
  });
});

describe('an address', () => {
  const explained = async (address: string) =>
    textOf((await leader.open(`${page}?adresse=${encodeURIComponent(address)}`)).text);

  it.each([
    ['/muster/reifen', 'Gezeigt wird eine Seite von Autohaus Muster'],
    ['/muster/gibt-es-nicht', 'Nicht gefunden (404): /gibt-es-nicht'],
    ['http://localhost/landau', 'Weitergeleitet (302)'],
    ['http://[', 'So eine Adresse schickt kein Browser'],
  ])('%s is explained', async (address, words) => {
    expect(await explained(address)).toContain(words);
  });

  it('is explained with the steps of the decision', async () => {
    expect(await explained('/muster/reifen')).toContain('location "muster"');
  });
});

it('is open to who leads the location only', async () => {
  expect((await seller.open(page)).status).toBe(404);
  expect((await seller.post(page, { befehl: 'add-redirect', alt: '/a', neu: '/b' })).status).toBe(404);
  expect((await leader.post(page, { befehl: 'colors' })).status).toBe(403);
  expect((await leader.open(page.replace('muster', 'standard'))).status).toBe(404);
});
