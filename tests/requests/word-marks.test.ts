import { expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

/** The files that a part of a page points into, with the names of marks, and the words drawn there. */
async function marksIn(html: string, host = 'localhost') {
  const uses = [...html.matchAll(/<use href="([^"#]*\/bilder\/marken\/[^"#]*)#(m\d+)"/g)];
  const files = new Set(uses.map(([, file = '']) => decodeHtml(file)));
  const sheets = await Promise.all([...files].map((path) => request({ port: shop.port, host, path })));
  for (const { status, headers } of sheets)
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  return uses.map(([, , id]) => {
    const [, mark = ''] =
      new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sheets[0]?.text ?? '') ?? [];
    return textOf(mark).toLowerCase();
  });
}

const makesRow = ({ text }: { text: string }) =>
  /<nav aria-label="(?:Fahrzeug|Reifen)hersteller"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
const namesIn = (row: string) =>
  [...row.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, link = '']) => textOf(link));

it.each([
  ['nord-ostsee.localhost', '/noa-kiel'],
  ['efa.localhost', '/'],
])(
  'on %s the makes of %s stand in their row as drawn words, all from one file, and are said',
  async (host, home) => {
    const row = makesRow(await new Visitor(shop, host).open(home));
    const names = namesIn(row);
    expect(names.length).toBeGreaterThan(5);
    expect(await marksIn(row, host)).toEqual(names.map((name) => name.toLowerCase()));
    expect(new Set(row.match(/\/bilder\/marken\/[^"#]*/g)).size).toBe(1);
  },
);

it('the maker of an article is drawn beside its address', async () => {
  const { id } = await someTyre(database, "make = 'Continental'");
  const page = await new Visitor(shop).open(`/muster/reifen/${id}`);
  expect(await marksIn(page.text)).toEqual(['continental']);
});

it('makes are set differently, one always alike', async () => {
  const names = ['BMW', 'Audi', 'Ford', 'Kia', 'Škoda', 'Stop&Go', "Meguiar's", '3M'];
  const path = `/muster/bilder/marken/${names.map(encodeURIComponent).join(',')}.svg`;
  const { text } = await request({ port: shop.port, path });
  const looks = [...text.matchAll(/font-weight="(\d+)"([^>]*)/g)].map(([, weight, rest = '']) =>
    [weight, rest.includes('italic'), rest.includes('serif')].join(),
  );
  expect(looks).toHaveLength(names.length);
  expect(new Set(looks).size).toBeGreaterThan(2);
  const alone = await request({ port: shop.port, path: '/muster/bilder/marken/Audi.svg' });
  expect(text).toContain(/<text[\s\S]*?<\/text>/.exec(alone.text)?.[0]);
});

it.each(['%3Cscript%3E', 'BMW,', ',', 'x'.repeat(41), Array(61).fill('BMW').join(',')])(
  'there is no picture of %s',
  async (names) => {
    const path = `/muster/bilder/marken/${names}.svg`;
    expect((await request({ port: shop.port, path })).status).toBe(404);
  },
);

it('a make whose name cannot be drawn is written', async () => {
  await database.query(
    `update vehicles set manufacturer = 'Alfa, Romeo <1>' where manufacturer = 'Alfa Romeo'`,
  );
  await touchTags(database.db, ['vehicles']);
  const open = () => new Visitor(shop, 'nord-ostsee.localhost').open('/noa-kiel');
  await expect.poll(async () => namesIn(makesRow(await open()))).toContain('Alfa, Romeo <1>');
  const row = makesRow(await open());
  expect(row).toContain('>Alfa, Romeo &lt;1&gt;</a>');
  expect((await marksIn(row, 'nord-ostsee.localhost')).length).toBe(namesIn(row).length - 1);
});
