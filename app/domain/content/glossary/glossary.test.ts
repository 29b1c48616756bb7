import { expect, it } from 'vitest';
import { addressOf, linkedFacts, namesOf, termLinker, termMarkup } from './glossary';

const glossary = new Map([
  ['Einpresstiefe (ET)', '/fachbegriffe#et'],
  ['Einpresstiefe', '/fachbegriffe#et'],
  ['ET', '/fachbegriffe#et'],
  ['M+S', '/fachbegriffe#ms'],
  ['Lastindex', '/fachbegriffe#lastindex'],
  ['Reifen', '/fachbegriffe#reifen'],
  ['Reifendruck', '/fachbegriffe#reifendruck'],
]);

it.each([
  ['Einpresstiefe (ET)', ['Einpresstiefe (ET)', 'Einpresstiefe', 'ET']],
  ['HSN und TSN', ['HSN und TSN', 'HSN', 'TSN']],
  ['M+S', ['M+S']],
  ['', []],
])('%s is known as %j', (title, names) => expect(namesOf(title)).toEqual(names));

it.each([
  ['Einpresstiefe', '/fachbegriffe#et'],
  ['M+S', '/fachbegriffe#ms'],
  ['Tragfähigkeitsindex', '/fachbegriffe#lastindex'],
  ['Hersteller', undefined],
  ['constructor', undefined],
])('a fact %s leads to %s', (term, address) => expect(addressOf(glossary, term)).toBe(address));

it('facts without a term stay as they are', () => {
  expect(
    linkedFacts(glossary, [
      ['Farbe', 'rot'],
      ['M+S', 'ja'],
    ]),
  ).toEqual([
    ['Farbe', 'rot'],
    ['M+S', 'ja', '/fachbegriffe#ms'],
  ]);
  expect(linkedFacts(new Map(), [['M+S', 'ja']])).toEqual([['M+S', 'ja']]);
});

it('a text links each term once, the longest, and no part of a word', () => {
  const link = termLinker(glossary);
  expect(link('Der Reifendruck, das M+S-Zeichen, M+S und Winterreifen: Reifen-Check, ET. ET')).toEqual([
    'Der ',
    { text: 'Reifendruck', to: '/fachbegriffe#reifendruck' },
    ', das M+S-Zeichen, ',
    { text: 'M+S', to: '/fachbegriffe#ms' },
    ' und Winterreifen: Reifen-Check, ',
    { text: 'ET', to: '/fachbegriffe#et' },
    '. ET',
  ]);
  expect(link('Einpresstiefe und Reifen')).toEqual([
    'Einpresstiefe und ',
    { text: 'Reifen', to: '/fachbegriffe#reifen' },
  ]);
});

it('without a glossary texts stay as they are', () => {
  expect(termLinker(new Map())('Reifen')).toEqual(['Reifen']);
});

it('markup links each term once, outside links and headings', () => {
  const link = termLinker(glossary);
  expect(
    termMarkup(
      link,
      '<h4>Lastindex</h4><p>Die <a href="/x">ET <b>M+S</b></a> und ET, <em>Lastindex</em>.</p>',
    ),
  ).toBe(
    '<h4>Lastindex</h4><p>Die <a href="/x">ET <b>M+S</b></a> und <a href="/fachbegriffe#et">ET</a>, ' +
      '<em><a href="/fachbegriffe#lastindex">Lastindex</a></em>.</p>',
  );
  expect(termMarkup(link, '<p>ET</p><p title="M+S">&amp; M+S &lt;Reifen&gt;</p>')).toBe(
    '<p>ET</p><p title="M+S">&amp; <a href="/fachbegriffe#ms">M+S</a> ' +
      '&lt;<a href="/fachbegriffe#reifen">Reifen</a>&gt;</p>',
  );
});
