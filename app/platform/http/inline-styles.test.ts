import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.server';

const page = (head: string) => `<html><head><title>Reifen</title>${head}</head><body><p>$1</p></body></html>`;
const sheets: Record<string, string> = {
  '/assets/a.css': 'a{color:red}',
  '/assets/b.css': 'b{content:"$&"}',
};
const read = (href: string) => sheets[href];

test('styles stand in the head in their order, and their links block nothing', () => {
  const links = '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>';
  expect(inlineStyles(page(links), read)).toBe(
    page(
      '<style>a{color:red}b{content:"$&"}</style><link media="not all" rel="stylesheet" href="/assets/a.css"/>' +
        '<link media="not all" rel="stylesheet" href="/assets/b.css"/>',
    ),
  );
});

test.each([
  ['no style sheet', ''],
  ['a sheet of another place', '<link rel="stylesheet" href="/app/a.css"/>'],
  ['a sheet that is gone', '<link rel="stylesheet" href="/assets/d.css"/>'],
  ['a sheet that would end the element', '<link rel="stylesheet" href="/assets/c.css"/>'],
])('a page with %s stays as it is', (_, head) => {
  expect(inlineStyles(page(head), read)).toBe(page(head));
});

test('values of themes that no element shows are left out', () => {
  const themes = ['Muster', 'EFA', 'Legacy'].map((name) => `[data-theme=${name}]{--page:${name}}`).join('');
  const sheet = `${themes}:root[data-theme=EFA]{margin:0}`;
  const html =
    '<html data-theme="Muster"><head><link rel="stylesheet" href="/assets/a.css"/></head><body><section data-theme="Legacy"></section></body></html>';
  expect(inlineStyles(html, () => sheet)).toContain(
    '<style>[data-theme=Muster]{--page:Muster}[data-theme=Legacy]{--page:Legacy}:root[data-theme=EFA]{margin:0}</style>',
  );
});
