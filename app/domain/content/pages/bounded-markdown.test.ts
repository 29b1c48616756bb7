import { expect, it } from 'vitest';
import { location } from '../../../../tests/support/network';
import { processorMs } from '../../../../tests/support/processor-time';
import { boundedMarkdown } from './bounded-markdown';
import { linkedPaths, readPage } from './page-markdown.server';

const muster = location('muster', 'shop.example');

it.each([
  'Ein **Wort** und ein [Link](/reifen).\n\n- eins\n  - zwei\n    - drei\n\n> Zitat\n>> tiefer',
  `${'- [Punkt](/a) *kursiv*\n'.repeat(150)}`,
  `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(300)}`,
  '1. '.repeat(5),
  '*'.repeat(80),
  '- - -',
  '205/55 R16 - 91H - XL',
])('leaves what people write as it is', (markdown) => {
  expect(boundedMarkdown(markdown)).toBe(markdown);
});

const BYTES = 50_000;
const MAX_MS = 1_000;
const repeated = (piece: string) => piece.repeat(BYTES / piece.length);

/** Openings without an end, levels without end, and endings alone: each was quadratic, or too deep, in some reader of Markdown. */
const pieces = [
  ...[
    '[',
    '![',
    '*a ',
    '**a',
    '_a',
    'a_',
    '`',
    '` ``',
    '<',
    '<a',
    '<!--',
    '&',
    '\\',
    '~~a',
    '[a](',
    '[a](b "',
    '[]',
  ],
  ...['> ', '>', '- ', '+ ', '1. ', '1) ', '> - ', '- > 1. ', '* * ', '  - a\n', '- a\n\n', '> a\n'],
  ...[
    '|a',
    '|a\n|-\n',
    '#',
    '# a\n',
    '***',
    '---\n',
    '\n\n',
    ' ',
    '\t',
    '[a]: b\n',
    'http://',
    'a@',
    '```\n',
    'a\n',
  ],
];
const stairs = (mark: string) =>
  Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}${mark} a`).join('\n');

it.each([
  ...pieces.map((piece) => [JSON.stringify(piece), repeated(piece)]),
  ...['-', '*', '1.', '>'].map((mark) => [`stairs of ${mark}`, stairs(mark)]),
  [
    'emphasis that is closed in turns',
    `${repeated('*a _b ').slice(0, BYTES / 2)}${repeated('_ *').slice(0, BYTES / 2)}`,
  ],
  ['links in links', `${'['.repeat(10_000)}a${'](b)'.repeat(10_000)}`],
])('reads a hostile text of %s in a bounded time', async (_name, markdown) => {
  const ms = await processorMs(() => {
    readPage(markdown, muster);
    linkedPaths(markdown);
  });
  expect(ms).toBeLessThan(MAX_MS);
});
