import fs from 'node:fs';
import { expect, it } from 'vitest';
import { hasHeader } from './needs-document';

/** 'checkout.bezahlen.$orderId.tsx' → '/muster/checkout/bezahlen/1' */
const pagesOf = (area: string) =>
  fs.readdirSync(`app/routes/${area}`).map(
    (file) =>
      `/muster/${file
        .replace(/\.tsx$/, '')
        .replace(/_?\./g, '/')
        .replace(/\(?\$\w+\)?/g, '1')}`,
  );

it('the steps of the checkout have no header of the shop', () => {
  expect(pagesOf('steps').filter(hasHeader)).toEqual([]);
});

it.each(['shop', 'account', 'workshop', 'info'])('pages of %s have one, except in frames', (area) => {
  const without = pagesOf(area).filter((page) => !hasHeader(page));
  expect(without.filter((page) => !/extern/i.test(page))).toEqual([]);
});

it('beside the steps, the checkout has pages with a header', () => {
  const without = pagesOf('checkout').filter((page) => !hasHeader(page));
  expect(without).toEqual(['/muster/bestellung/1/dokumente/1']);
});
