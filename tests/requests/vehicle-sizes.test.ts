import { describe, expect, it } from 'vitest';
import { driverOf, vehicleSection } from '../support/fitting-products';
import { textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { hitsOf } from '../support/shown-list';

const { database, shop } = sharedShop();
const vehicles = await database.query<{ code: string }>('select distinct code from vehicles order by code');

describe('the sizes of a chosen vehicle', () => {
  it.each([
    ['/muster/reifen', 0],
    ['/muster/winterreifen', 1],
  ])('at %s are each named once, and each has tyres', async (path, every) => {
    const chosen = vehicles.filter((_, index) => index % 3 === every);
    const wrong: string[] = [];
    let links = 0;
    for (const { code } of chosen) {
      const driver = await driverOf(shop, code);
      const section = vehicleSection(await driver.open(path));
      const chips = [...section.matchAll(/<li><a[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
      const sizes = chips.map(([, , words = '']) => textOf(words).match(/\d{3}\/\d{2} R\d{2}C?/)?.[0]);
      if (new Set(sizes).size < sizes.length) wrong.push(`${code}: ${sizes.join(', ')}`);
      for (const [, address = ''] of chips) {
        links += 1;
        const list = await driver.open(address.replaceAll('&amp;', '&'));
        if (hitsOf(list) === 0) wrong.push(`${code}: ${address}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(links).toBeGreaterThan(chosen.length);
  });
});
