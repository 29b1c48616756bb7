import { expect, it } from 'vitest';
import { seasonOfMonth } from '~/storefront/pictures/scene-now.server';
import { germanMonth } from '~/values/german-year';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const get = (path: string) => request({ port: shop.port, path });

const everyDay = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const thisSeason = () => seasonOfMonth(germanMonth(new Date()));

async function setHours(hours: unknown[]) {
  await database.query(
    `update locations set premises = jsonb_set(premises, '{openingHours}', $1::jsonb) where url = 'muster'`,
    [JSON.stringify(hours)],
  );
}

async function setScene(imageLink: string) {
  await database.query(
    `update locations set theme = jsonb_set(theme, '{header,heroContentByPage,0,imageLink}', $1::jsonb)
     where url = 'muster'`,
    [JSON.stringify(imageLink)],
  );
}

/** The scenes of the start page, once it shows what was changed. */
async function scenesOf(path: string, pattern: RegExp) {
  let scenes: string[] = [];
  await expect
    .poll(async () => {
      const { text } = await get(path);
      scenes = [...text.matchAll(/href="([^"#]+)#szene"/g)].map(([, src]) => src ?? '');
      return scenes[0];
    })
    .toMatch(pattern);
  return scenes;
}

it('shows the place in its season, the lamp lit while somebody is there', async () => {
  await setHours([{ days: everyDay, from: '00:00', to: '23:59' }]);
  const [scene = ''] = await scenesOf('/muster', /-offen-[^/]+\.svg$/);
  expect(scene).toContain(`/assets/coast-${thisSeason()}-offen-`);
  const picture = await get(scene);
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.text).toContain(`id="szene" data-jahreszeit="${thisSeason()}"`);
  expect(picture.text).toContain('data-lampe="an"');
});

it('puts the lamp out where there are no hours, in every picture of the page', async () => {
  await setHours([]);
  const scenes = await scenesOf('/muster', /-zu-[^/]+\.svg$/);
  expect(scenes).toHaveLength(2);
  for (const scene of scenes) expect(scene).toContain('-zu-');
  expect((await get(scenes[0] ?? '')).text).toContain('data-lampe="aus"');
});

it('shows the place beside the address where the theme hides its hero', async () => {
  const [scene] = await scenesOf('/hafen', /harbour/);
  expect(scene).toMatch(/^\/assets\/harbour-/);
});

it('shows what is seen around the place where its scene is unknown', async () => {
  await setScene('drawing:city');
  await scenesOf('/muster', /\/assets\/city-/);
  await setScene('drawing:strandkorb');
  await scenesOf('/muster', /^\/assets\/coast-/);
});

it('gives every place of the demo a scene of its own', async () => {
  const places = await database.query(
    `select distinct on (city) city, theme #>> '{header,heroContentByPage,0,imageLink}' as scene from locations
     where url <> 'landau' order by city`,
  );
  expect(places.length).toBeGreaterThan(12);
  expect(new Set(places.map(({ scene }) => scene)).size).toBe(places.length);
});
