import { expect, test } from 'vitest';
import { trimmedManifest } from './route-manifest';

const written = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, version: 'a5' })};`;

test('the browser knows pages, and not what answers with a file', () => {
  const page = { id: 'routes/shop/home', css: ['home.css'] };
  const code = written({
    'routes/shop/home': { ...page, imports: ['app.js'] },
    'routes/shop/bilder.$code[.]svg': {},
  });
  expect(trimmedManifest(code)).toBe(written({ 'routes/shop/home': page }));
});

test('another way to write routes is told while it is built', () => {
  expect(() => trimmedManifest('export const manifest = {};')).toThrow('in another way');
});
