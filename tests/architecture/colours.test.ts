import { expect, it } from 'vitest';
import { sourceFiles } from './source-files';

/** Where colours are defined, or cannot be taken from: mails and pages in front of the router have no style sheet. */
const allowed = /^app\/ui\/(tokens|theme)\/|mail|^app\/platform\/http\/plain-page\.server\.ts$|\.test\.tsx?$/;
const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

function coloursIn(text: string): string[] {
  return text.match(colour) ?? [];
}

it('colours stand only in tokens, themes, mails and drawing tokens', () => {
  const found = sourceFiles()
    .filter(({ name }) => /\.(css\.ts|tsx)$/.test(name) && !allowed.test(name))
    .flatMap(({ name, text }) => coloursIn(text).map((value) => `${name}: ${value}`));
  expect(found).toEqual([]);
});

it('a colour is recognised in every notation, an anchor is none', () => {
  expect(coloursIn(`a: '#fff'; b: '#C53F0A80'; c: 'rgb(0 0 0 / 50%)'; d: "hsla(1, 2%, 3%, 1)"`)).toHaveLength(
    4,
  );
  expect(coloursIn(`href="#inhalt" href="#facetten" id="a#b"`)).toEqual([]);
});
