import { expect, it } from 'vitest';
import { location } from '../../../../tests/support/network';
import { linkedPaths, readingTime, readPage } from './page-markdown.server';

const muster = { ...location('muster', 'shop.example'), title: 'Haus <A> & B', city: 'Kiel' };

it('cuts at headings, and fills placeholders as text', () => {
  const { intro, groups } = readPage(
    'Bei {standort} in **{ort}**.\n\n## Erste *Frage*\n\nWort.\n\n### Mehr\n\nDetail.\n\n## Erste Frage\n\n### Mehr\n\n{unbekannt}',
    muster,
  );
  expect(intro).toBe('<p>Bei Haus &lt;A&gt; &amp; B in <strong>Kiel</strong>.</p>\n');
  expect(groups.map(({ id, title, parts }) => [id, title, parts.map((part) => part.id)])).toEqual([
    ['erste-frage', 'Erste Frage', ['mehr']],
    ['erste-frage-2', 'Erste Frage', ['mehr-2']],
  ]);
  expect(groups[1]?.parts[0]?.html).toBe('<p>{unbekannt}</p>\n');
});

it.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&#58;alert(1))',
  '<a href="//evil.example">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '![b](data:text/html;base64,PHNjcmlwdD4=)',
  '{standort}<svg onload=alert(1)>',
])('nothing of %s runs', (markdown) => {
  expect(readPage(markdown, muster).intro).not.toMatch(
    /<(script|img|iframe|svg)|javascript:|onerror=|onload=|evil\.example"/i,
  );
});

it('takes no id of the shell', () => {
  expect(readPage('## Inhalt\n\n## Fuß', muster).groups.map(({ id }) => id)).toEqual(['inhalt-2', 'fuss-2']);
});

it('survives headings without words, depths beyond three and no text', () => {
  expect(readPage('', muster)).toEqual({ intro: '', groups: [] });
  const { groups } = readPage('## \n\n#### Tief\n\n###### Tiefer', muster);
  expect(groups).toMatchObject([{ id: 'abschnitt', title: '', parts: [] }]);
});

it('keeps a heading of 10,000 letters, with a short anchor of its own', () => {
  const heading = `${'Donaudampfschifffahrt '.repeat(450)}Ende`;
  const { groups } = readPage(`## ${heading}\n\n## ${heading}`, muster);
  expect(groups.map(({ title }) => title)).toEqual([heading, heading]);
  const ids = groups.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^donaudampfschifffahrt-[a-z0-9-]{1,70}$/);
});

it('knows the addresses that it links to', () => {
  expect(linkedPaths('[a](/reifen) [b](/faq#c) [d](https://x.example) [e](#f)\n\n- [g](/reifen)')).toEqual([
    '/reifen',
    '/faq',
  ]);
});

it.each([
  [1, 1],
  [299, 1],
  [600, 3],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingTime(Array.from({ length: count }, () => 'Wort').join(' '))).toBe(minutes);
});
