import { expect, it } from 'vitest';
import { countTyres, findTyres, retireTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { cardsOf, hitsOf, linksNamed, waysOut } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor } = await freshShop();
const headingOf = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');

const northern = new Visitor(shop, 'nord-ostsee.localhost');

async function rowOfMakes(path: string, label: string) {
  const { text } = await northern.open(path);
  const [, row = ''] = new RegExp(`<nav aria-label="${label}"[^>]*>([\\s\\S]*?)</nav>`).exec(text) ?? [];
  return { row, names: [...row.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, name = '']) => textOf(name)) };
}

it('a make in the row of cars leads to the choice of one of them by hand', async () => {
  const { row, names } = await rowOfMakes('/noa-kiel', 'Fahrzeughersteller');
  expect(names).toContain('Volkswagen');
  for (const name of names) {
    const page = await northern.open(linksNamed({ text: row }, name)[0] ?? '');
    expect([page.status, name, readForm(page.text, { button: 'Weiter' }).fields]).toMatchObject([
      200,
      name,
      { fahrzeugart: 'PKW', hersteller: name },
    ]);
  }
});

it('a make in the row of tyres is one of the catalogue and leads to all of its sizes', async () => {
  const { row, names } = await rowOfMakes('/noa-flensburg', 'Reifenhersteller');
  expect(names).toHaveLength(12);
  for (const name of names) {
    const page = await northern.open(linksNamed({ text: row }, name)[0] ?? '');
    expect([headingOf(page), hitsOf(page)]).toEqual([
      `${name}-Reifen in Flensburg`,
      await countTyres(database, `make = '${name}'`),
    ]);
  }
});

it('a make that no article has is an empty list with ways out', async () => {
  for (const path of [
    '/muster/reifen',
    '/muster/reifen?breite=',
    '/muster/winterreifen',
    '/muster/alufelgen',
  ]) {
    const page = await visitor.open(`${path}${path.includes('?') ? '&' : '?'}hersteller=Nixda`);
    expect([path, page.status, hitsOf(page)]).toEqual([path, 200, 0]);
    const out = waysOut(page).find(({ without }) => without === 'ohne „Nixda“');
    expect(cardsOf(await visitor.open(out?.to ?? '')).length, path).toBeGreaterThan(0);
  }
});

it('a make that no article has, in a size that there is not, leads to sizes that there are', async () => {
  const page = await visitor.open('/muster/reifen?breite=455&hoehe=95&durchmesser=10&hersteller=Nixda');
  expect([page.status, hitsOf(page)]).toEqual([200, 0]);
  expect(textOf(page.text)).toContain('Diese Größen führen wir, die nächsten zuerst:');
});

it('a make of rims stands in the heading of its list', async () => {
  const page = await visitor.open('/muster/alufelgen?hersteller=AEZ');
  expect([page.status, headingOf(page)]).toEqual([200, 'Alufelgen von AEZ']);
  const two = await visitor.open('/muster/alufelgen?hersteller=AEZ&hersteller=Borbet');
  expect(headingOf(two)).toBe('Alufelgen');
});

it('a make that the catalogue no longer has is not offered', async () => {
  const isOffered = async () =>
    /aria-label="Reifenhersteller"[\s\S]*?>Kumho</.test((await northern.open('/noa-flensburg')).text);
  expect(await isOffered()).toBe(true);
  for (const { id } of await findTyres(database, `make = 'Kumho'`)) await retireTyre(database, id);
  await expect.poll(isOffered).toBe(false);
});
