import { expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);
const [rim] = await database.query<{ code: string; url: string }>(
  `select code, url from articles join article_categories on article_id = articles.id
     join categories on categories.id = category_id where kind = 'rim' and retired_at is null order by code limit 1`,
);

const open = async (path: string) => (await new Visitor(shop).open(path)).text;
const termsIn = (text: string) =>
  [...text.matchAll(/href="\/muster\/fachbegriffe#([^"]+)"/g)].map(([, id]) => id);

it('each link of product data and guides leads to a term that the glossary has', async () => {
  const glossary = await open('/muster/fachbegriffe');
  for (const path of [
    `/muster/reifen/${tyre.id}`,
    `/muster/${rim?.url}/${rim?.code}`,
    '/muster/wintercheck',
    '/muster/faq',
    '/muster/TippsTrends/seitenwand-lesen',
    '/muster/essen/reifen',
  ]) {
    const page = await open(path);
    const terms = termsIn(page);
    for (const [heading] of page.matchAll(/<(?:h\d|summary)\b[\s\S]*?<\/(?:h\d|summary)>/g))
      expect(heading).not.toContain('/fachbegriffe#');
    expect(terms.length, path).toBeGreaterThan(2);
    expect(new Set(terms).size, path).toBe(terms.length);
    for (const term of terms) expect(glossary, `${path} ${term}`).toContain(`id="${term}"`);
  }
  expect(await open(`/muster/reifen/${tyre.id}`)).toMatch(
    /<th scope="row"><a[^>]*href="\/muster\/fachbegriffe#lastindex"[^>]*>Tragfähig\u00ADkeits\u00ADindex<\/a>/,
  );
});

it('without a glossary, or with terms of markup, no text changes', async () => {
  const setPage = (markdown: string) =>
    database.query("update content_pages set markdown = $1 where path = '/fachbegriffe'", [markdown]);
  // The menu has no link to a page that is gone.
  const words = (text: string) => (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '').replace(/<[^>]+>/g, '');
  const before = words(await open('/muster/wintercheck'));
  await setPage('## <b>Reifen</b> & "Co."\n\nx\n\n## (\n\ny\n\n## Winter+*[\n\nz');
  await expect.poll(async () => termsIn(await open('/muster/wintercheck'))).toEqual([]);
  expect(words(await open('/muster/wintercheck'))).toBe(before);
  await database.query("delete from content_pages where path = '/fachbegriffe'");
  await expect.poll(async () => (await new Visitor(shop).open('/muster/fachbegriffe')).status).toBe(404);
  expect(termsIn(await open(`/muster/reifen/${tyre.id}`))).toEqual([]);
  expect(words(await open('/muster/wintercheck'))).toBe(before);
});
