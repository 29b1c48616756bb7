import { describe, expect, it } from 'vitest';
import { goodsColumns } from '~/domain/desk/imports/goods-table';
import { mappingFrom, proposeMapping } from './propose-mapping';

const ours = Object.keys(goodsColumns);
const propose = (header: string[], ...rows: string[][]) => proposeMapping({ header, rows }, ours);

it('takes columns by the words that suppliers use', () => {
  expect(propose(['Art.-Nr.', 'EAN', 'Bezeichnung', 'VK brutto', 'Lagerbestand']).spalten).toEqual({
    'Art.-Nr.': ['artikelnummer'],
    EAN: ['gtin'],
    'VK brutto': ['preis'],
    Lagerbestand: ['stueck'],
  });
});

it('finds GTINs by their digits where the name says nothing', () => {
  const { spalten } = propose(['Code', 'Preis'], ['4000000000006', '84,90'], ['04000000000013', '91,00']);
  expect(spalten).toEqual({ Code: ['gtin'], Preis: ['preis'] });
});

it('finds a price, a count and a size by what stands in one column only', () => {
  const header = ['A', 'B', 'C', 'D'];
  const row = ['4000000000006', '84,90', '>20', '17'];
  expect(propose(header, row, ['4000000000013', '91,00', '4', '18']).spalten).toEqual({
    A: ['gtin'],
    B: ['preis'],
    C: ['stueck'],
  });
  expect(propose(['A', 'B', 'C'], ['4000000000006', '84,90', '70,10']).spalten).toEqual({ A: ['gtin'] });
  const sized = (name: string) =>
    proposeMapping({ header: [name, 'X'], rows: [['205', '205/55 R16 91V']] }, ['breite', 'groesse']).spalten;
  expect(sized('Y')).toEqual({ X: ['groesse'] });
  expect(sized('Breite')).toEqual({ Breite: ['breite'] });
});

it('takes no column twice, and nothing that fits nothing', () => {
  expect(propose(['Preis', 'VK', 'Farbe']).spalten).toEqual({ Preis: ['preis'] });
  expect(propose(['a', 'b'], ['1', '2']).spalten).toEqual({});
});

it.each([
  [['84,90'], true],
  [['84.90'], false],
  [['1.084,90'], true],
  [['84'], false],
  [['a, b'], false],
])('%j has a decimal comma: %s', (row, expected) => {
  expect(propose(['Preis'], row).dezimalkomma).toBe(expected);
});

it('a stored mapping holds for the columns that it knows, also for those that it leaves out', () => {
  const stored = { ...propose(['EAN', 'Preis']), dezimalkomma: true };
  stored.spalten.Bestand = [];
  const header = ['EAN', 'Preis', 'Bestand'];
  expect(mappingFrom(stored, { header, rows: [] }, ours)).toEqual(stored);
});

it('is completed by proposals for columns that it does not know', () => {
  const stored = propose(['EAN', 'VK']);
  const sample = { header: ['EAN', 'Preis', 'Bestand'], rows: [] };
  expect(mappingFrom(stored, sample, ours).spalten).toEqual({
    EAN: ['gtin'],
    Preis: ['preis'],
    Bestand: ['stueck'],
  });
  for (const other of [null, propose(['ganz', 'anders'])])
    expect(mappingFrom(other, sample, ours).spalten).toEqual(proposeMapping(sample, ours).spalten);
});

describe('prices', () => {
  const purchase = [
    'EK netto',
    'EK',
    'Netto',
    'Nettopreis',
    'HEK',
    'Einkaufspreis',
    'Einstandspreis',
    'Händlerpreis',
  ];
  const untaxed = [
    'Preis netto',
    'Preis exkl. MwSt.',
    'VK zzgl. USt',
    'VK ohne MwSt',
    'Net price',
    'Price ex VAT',
  ];
  const others = [
    'Purchase price',
    'Dealer cost',
    'EK_Preis',
    'EKPreis',
    'NettoVK',
    'NN',
    'Pfand',
    'Versandkosten',
    'Gewicht (kg)',
    'Rabatt',
  ];

  it.each([...purchase, ...untaxed, ...others])('are never proposed from “%s”', (heading) => {
    expect(propose(['EAN', heading], ['4000000000006', '58,89']).spalten).toEqual({ EAN: ['gtin'] });
  });

  it.each([
    'VK inkl. MwSt.',
    'VK (brutto)',
    'Brutto',
    'Preis inkl. 19 % USt',
    'Verkaufspreis (€)',
    'VK in EUR',
    'Endverbraucherpreis',
    'Bruttopreis/Stück',
    'VK_BRUTTO',
    'Retail price incl. VAT',
    'inkl. MwSt',
    'UVP',
  ])('are proposed from “%s” beside a purchase price, in either order', (heading) => {
    for (const header of [
      ['EAN', 'EK netto', heading],
      ['EAN', heading, 'EK netto'],
    ])
      expect(propose(header, ['4000000000006', '58,89', '70,00']).spalten).toEqual({
        EAN: ['gtin'],
        [heading]: ['preis'],
      });
  });

  it('that people pay go before what the maker recommends', () => {
    expect(propose(['EAN', 'UVP', 'VK']).spalten).toEqual({ EAN: ['gtin'], VK: ['preis'] });
  });
});
