import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeLocations } from '../journeys/theme-locations';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { shop } = sharedShop();

const ASSETS = 'build/client/assets';
const classesOf = (css: string) => new Set(css.match(/\.[A-Za-z_][\w-]*/g)?.map((name) => name.slice(1)));
const everyClass = classesOf(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${ASSETS}/${name}`, 'utf8'))
    .join('\n'),
);

it.each(themeLocations)(
  'brings the styles of the header and footer of %s with each page',
  async (_theme, location, host) => {
    for (const page of ['', '/reifen', '/warenkorb', '/impressum', '/gibt-es-nicht']) {
      const { text } = await request({
        port: shop.port,
        host,
        path: `${location.replace(/\/$/, '')}${page}` || '/',
      });
      const files = [...new Set(text.match(/\/assets\/[\w.-]+\.css(?![\w.-])/g))];
      const loaded = classesOf(files.map((file) => readFileSync(`build/client${file}`, 'utf8')).join('\n'));
      const [, header = '', , footer = ''] =
        /<div id="kopf"([\s\S]*?)<main([\s\S]*?)<div id="fuss"([\s\S]*)<\/body>/.exec(text) ?? [];
      const used = [...`${header}${footer}`.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(/\s+/),
      );
      expect(used.length, page).toBeGreaterThan(40);
      expect(
        [...new Set(used)].filter((name) => everyClass.has(name) && !loaded.has(name)),
        page,
      ).toEqual([]);
    }
  },
);
