import { expect, test } from 'vitest';
import { earlyLinks } from './early-links.server';

test('styles come first, and scripts last with a low priority', () => {
  const head = [
    '<link rel="preload" as="image" href="/bild.svg"/>',
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<link rel="stylesheet" href="/assets/a.css"/>',
  ];
  expect(earlyLinks(`<head>${head.join('')}</head><body><link rel="stylesheet" href="/b.css"/></body>`)).toBe(
    '</assets/a.css>; rel=preload; as=style, </assets/a.js>; rel=modulepreload; fetchpriority=low',
  );
});

test('a page that needs no file has no header', () => {
  expect(earlyLinks('<head><title>Leer</title></head><body></body>')).toBeUndefined();
});
