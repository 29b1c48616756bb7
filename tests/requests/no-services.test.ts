import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const AT = 'alpenblick';

/** Its workshop is hidden by its own flag alone; two locations name it for their area. */
const { database, visitor } = await freshShop({
  prepare: async (database) => {
    await database.query(`update locations set workshop = workshop || $1 where url = $2`, [
      { noServices: true, noServiceRequest: false, useServiceNavigator: true },
      AT,
    ]);
    await database.query(`update locations set premises = premises || $1 where url = any($2)`, [
      { implementsAreaConcept: true, areaShopSubLocations: ['kassel', AT] },
      ['muster', 'bamberg'],
    ]);
  },
});

const guides = [
  '/fruehjahrscheck',
  '/herbstcheck',
  '/wintercheck',
  '/urlaubscheck',
  '/klimaanlagenreinigung',
  '/scheibenreparatur',
  '/unfallhilfe',
];

it.each([
  '/reparatur-wartung',
  '/reparatur-wartung/oelwechsel',
  '/servicenavigator',
  '/servicenavigator/oelwechsel',
  '/servicenavigatorExtern',
  '/serviceAnfrage',
  '/serviceAnfrage/oelwechsel',
  '/termine/oelwechsel',
  ...guides,
])('%s does not exist', async (page) => {
  expect((await visitor.open(`/${AT}${page}`)).status).toBe(404);
});

it('guides stay at a location with a workshop', async () => {
  for (const page of guides)
    expect([page, (await visitor.open(`/bamberg${page}`)).status]).toEqual([page, 200]);
});

it('no menu, search, sitemap or API of the location names a service', async () => {
  const services = new RegExp(
    `/${AT}(?:/reparatur-wartung|/servicenavigator|/serviceAnfrage|/termine|${guides.join('|')})\\b`,
  );
  const searches = ['wintercheck', 'scheibenreparatur', 'räderwechsel', 'klimaservice', 'termin'];
  const sitemap = `/sitemap.xml?standort=${AT}&teil=1`;
  const pages = ['', '/nirgends', '/kontakt', ...searches.map((q) => `/search?q=${encodeURIComponent(q)}`)];
  for (const page of [...pages.map((page) => `/${AT}${page}`), sitemap]) {
    const { text } = await visitor.open(page);
    expect([page, services.exec(text)?.[0]]).toEqual([page, undefined]);
  }
  const { text } = await visitor.open(`/api/v1/Dienstleistungen?standortUrl=${AT}`);
  expect(JSON.parse(text)).toEqual({ data: [] });
});

it('offers no appointments on its contact page, and others do', async () => {
  const words = async (at: string) => textOf((await visitor.open(`/${at}/kontakt`)).text);
  expect(await words(AT)).toContain('Damit es schnell geht');
  expect(await words(AT)).not.toMatch(/in der Werkstatt/);
  expect(await words('bamberg')).toContain('Termin oder Preis in der Werkstatt');
  const page = await visitor.open(`/${AT}/ueberuns`);
  expect(page.text).not.toContain('Was unsere Werkstatt mit Rädern kann');
});

it('is no station of an area', async () => {
  const page = await visitor.open('/bamberg/reparatur-wartung');
  const branches = [...page.text.matchAll(/<button [^>]*value="([^"]*)"[^>]*name="filiale"/g)].map(
    ([, url]) => url,
  );
  expect(branches).toEqual(['kassel']);
  expect(page.text).not.toContain(`/muster/${AT}`);
  const { text } = await visitor.open('/api/v1/getAllServiceLocationLandingPage?standortUrl=muster');
  const urls = JSON.parse(text).data.map(({ url }: { url: string }) => url);
  expect([urls.includes('kassel'), urls.includes(AT)]).toEqual([true, false]);
});

it('no text of the shop or the demo sends people to a workshop of the location', async () => {
  const lampCode = await database.value<string>(
    "select article_groups.code from article_groups join products on products.group_id = article_groups.id where description like '%Werkstatt%' limit 1",
  );
  const pages = [
    '/faq',
    '/essen',
    '/duesseldorf',
    '/duesseldorf/raederwechsel',
    '/TippsTrends/raeder-lagern',
    '/TippsTrends/wann-reifen-wechseln',
    '/TippsTrends/rdks-beim-raederwechsel',
    '/TippsTrends/radschrauben-anziehen',
    '/home/tecarLandingpage',
    `/licht-xenon/${lampCode}`,
    '/batterien/kesholm-blei-52-ah/exakt',
  ];
  const promises =
    /Reparatur und Wartung|Werkstatt (?:von|in )|unsere Werkstatt|[Tt]ermin (?:vereinbaren|anfragen)|wir montieren|in der Werkstatt ein|mit Preis und Montage/;
  for (const page of pages) {
    const shown = await visitor.open(`/${AT}${page}`);
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(shown.text) ?? [];
    expect([page, shown.status, promises.exec(textOf(main))?.[0]]).toEqual([page, 200, undefined]);
  }
  const others = await Promise.all(pages.map((page) => visitor.open(`/bamberg${page}`)));
  expect(others.filter(({ text }) => promises.test(textOf(text))).length).toBeGreaterThan(6);
});
