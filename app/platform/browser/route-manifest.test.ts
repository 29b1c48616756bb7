import { expect, test } from 'vitest';
import { trimmedManifest } from './route-manifest';

const written = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, version: 'a5' })};`;

test('the browser knows pages, not what answers with a file, and of each what it does not know already', () => {
  const root = { id: 'root', css: ['app.css'] };
  const page = { id: 'routes/shop/home', hasLoader: true, css: ['home.css'] };
  const code = written({
    root,
    'routes/shop/home': { ...page, hasAction: false, imports: ['app.js'], css: ['app.css', 'home.css'] },
    'routes/shop/bilder.$code[.]svg': {},
  });
  expect(trimmedManifest(code)).toBe(written({ root, 'routes/shop/home': page }));
});

test('another way to write routes is told while it is built', () => {
  expect(() => trimmedManifest('export const manifest = {};')).toThrow('in another way');
});
