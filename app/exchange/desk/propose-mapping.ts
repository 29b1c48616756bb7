import type { ColumnMapping } from '~/domain/desk/imports/import';
import { plainWord } from '~/values/plain-word';
import { type DoubledHeading, doubledPlaces, findHeading } from '../reading/headings';
import { priceSenseOf } from './price-headings';

/** Words that suppliers use for a column, in small letters and without signs. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  artikel: ['artikel', 'artikelschluessel', 'shopartikel'],
  id: ['id', 'artikelid'],
  gtin: ['gtin', 'gtin13', 'ean', 'ean13', 'eancode', 'eannummer', 'barcode', 'strichcode'],
  artikelnummer: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'sku',
    'bestellnummer',
    'teilenummer',
    'lieferantenartikelnummer',
    'itemno',
    'articlenumber',
  ],
  preis: [
    'preis',
    'vkpreis',
    'vk',
    'vkbrutto',
    'brutto',
    'bruttopreis',
    'verkaufspreis',
    'endpreis',
    'price',
    'preisbrutto',
    'preiseur',
  ],
  angebot: ['angebot', 'angebotspreis', 'aktionspreis', 'sonderpreis'],
  angebotBis: ['angebotbis', 'aktionbis', 'gueltigbis'],
  stueck: [
    'stueck',
    'stk',
    'bestand',
    'lagerbestand',
    'menge',
    'anzahl',
    'verfuegbar',
    'stock',
    'qty',
    'lager',
  ],
  hersteller: ['hersteller', 'marke', 'fabrikat', 'brand', 'manufacturer'],
  modell: ['modell', 'profil', 'profilbezeichnung', 'reifenprofil', 'bezeichnung', 'model', 'pattern'],
  name: ['name', 'titel', 'bezeichnung', 'artikelbezeichnung'],
  groesse: ['groesse', 'reifengroesse', 'dimension', 'reifendimension', 'abmessung', 'size'],
  saison: ['saison', 'season', 'einsatz', 'jahreszeit', 'reifenart'],
  fahrzeug: ['fahrzeug', 'fahrzeugart', 'fahrzeugtyp', 'reifentyp', 'kategorie', 'segment', 'typ'],
  kraftstoff: [
    'kraftstoffeffizienz',
    'rollwiderstand',
    'rr',
    'fuel',
    'labelkraftstoff',
    'labelrollwiderstand',
  ],
  nasshaftung: ['nass', 'wet', 'wetgrip', 'labelnass', 'labelnasshaftung'],
  geraeusch: ['geraeuschklasse', 'noiseclass', 'labelgeraeusch', 'laermklasse'],
  db: ['dba', 'dezibel', 'geraeuschdb', 'rollgeraeusch', 'rollgeraeuschdb', 'noise', 'noisedb', 'labeldb'],
  dot: ['dotjahr', 'produktionsjahr', 'herstellungsjahr', 'baujahr'],
  eprel: ['eprelid', 'eprelnr', 'eprelnummer', 'eprelcode'],
  alpin: ['3pmsf', 'schneeflocke', 'schneeflockensymbol', 'alpinesymbol'],
  ms: ['mundsreifen', 'matschundschnee'],
  runflat: ['notlauf', 'rft'],
  xl: ['extraload', 'verstaerkt', 'reinforced'],
  oe: ['oekennung', 'oekennzeichen', 'erstausruestung', 'homologation'],
  tragfaehigkeit: ['li', 'loadindex', 'lastindex', 'tragfaehigkeitsindex', 'traglast'],
  geschwindigkeitsindex: ['si', 'speedindex', 'gi'],
  breite: ['reifenbreite', 'width'],
  hoehe: ['querschnitt', 'reifenhoehe', 'aspect'],
  durchmesser: ['zoll', 'felge', 'rim', 'felgendurchmesser'],
};

const isAmount = (text: string) => /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim());

const areAll = (pattern: RegExp) => (texts: readonly string[]) => texts.every((text) => pattern.test(text));
const areCounts = areAll(/^(>=?\s?)?\d{1,5}\+?$/);

/** Tests of a column's filled cells where its name says nothing. Plain numbers may be anything, '>20' is a count. */
const contents: Readonly<Record<string, (texts: readonly string[]) => boolean>> = {
  gtin: areAll(/^0?\d{12,13}$/),
  groesse: areAll(/^\d{3}\/\d{2}\s?Z?R\s?\d{2}\b/i),
  preis: areAll(/^\d{1,5}[.,]\d{2}$/),
  stueck: (texts) => areCounts(texts) && texts.some((text) => /[>+]/.test(text)),
};

export interface TableSample {
  /** Two columns of one name with the numbers of their columns. */
  header: readonly string[];
  doubled?: readonly DoubledHeading[];
  rows: readonly (readonly string[])[];
}

/** Prices that people pay, with the tax (§ 3 PAngV): a net or a purchase price is never proposed for them. */
const isPrice = (name: string) => name === 'preis' || name === 'angebot';

function byContents({ header, rows }: TableSample, name: string, taken: ReadonlySet<string>) {
  const fits = contents[name];
  if (!fits) return undefined;
  const [only, ...others] = header.filter((theirs, index) => {
    if (isPrice(name) && priceSenseOf(theirs) === 'other') return false;
    const filled = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean);
    return !taken.has(theirs) && filled.length > 0 && fits(filled);
  });
  return others.length === 0 ? only : undefined;
}

/** A comma in amounts, and no point with decimals behind it. */
function hasComma({ rows }: TableSample): boolean {
  const amounts = rows.flat().filter(isAmount);
  return (
    amounts.some((text) => text.includes(',')) ||
    rows.flat().some((text) => /^\d{1,3}(\.\d{3})+,\d+/.test(text))
  );
}

/** By the names of columns, then by what stands in only one of them; each of theirs is taken once. @param ours in the order of importance */
export function proposeMapping(sample: TableSample, ours: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  const spalten: ColumnMapping['spalten'] = {};
  const take = (name: string, theirs: string | undefined) => {
    if (theirs === undefined || taken.has(theirs)) return;
    taken.add(theirs);
    spalten[theirs] = [name];
  };
  const named = (name: string) => {
    // An article's number is its key where no other column takes it.
    const isKey = name === 'id' && !ours.includes('artikelnummer');
    const words = [
      plainWord(name),
      ...(synonyms[name] ?? []),
      ...(isKey ? (synonyms.artikelnummer ?? []) : []),
    ];
    const free = sample.header.filter((theirs) => !taken.has(theirs));
    const exact = words
      .map((word) =>
        free.find(
          (theirs) => plainWord(theirs) === word && !(isPrice(name) && priceSenseOf(theirs) === 'other'),
        ),
      )
      .find((found) => found !== undefined);
    if (exact !== undefined || name !== 'preis') return exact;
    return (
      free.find((theirs) => priceSenseOf(theirs) === 'selling') ??
      // What the maker recommends is the price where no other one stands.
      free.find((theirs) =>
        /^(uvp|rrp|uvpbrutto|uvpeur|unverbindlichepreisempfehlung)$/.test(plainWord(theirs)),
      )
    );
  };
  for (const name of ours) take(name, named(name));
  const given = new Set(Object.values(spalten).flat());
  const isGiven = (name: string) => given.has(name === 'groesse' && given.has('breite') ? 'breite' : name);
  for (const name of ours.filter((one) => !isGiven(one))) take(name, byContents(sample, name, taken));
  return { dezimalkomma: hasComma(sample), spalten, werte: {}, fest: {} };
}

/** The parts of a stored mapping that fit the file's columns, and proposals for columns that it does not know. */
export function mappingFrom(
  stored: ColumnMapping | null,
  sample: TableSample,
  ours: readonly string[],
): ColumnMapping {
  const proposed = proposeMapping(sample, ours);
  const known = Object.entries(stored?.spalten ?? {}).flatMap(([theirs, names]) => {
    const heading = findHeading(sample.header, theirs);
    return heading === undefined ? [] : [[heading, names] as const];
  });
  if (!stored || known.length === 0) return proposed;
  const given = new Set(known.flatMap(([, names]) => names));
  const taken = new Set(known.map(([theirs]) => theirs));
  const rest = Object.entries(proposed.spalten).filter(
    ([theirs, names]) => !taken.has(theirs) && !names.some((name) => given.has(name)),
  );
  return { ...stored, spalten: Object.fromEntries([...known, ...rest]) };
}

/** Headings that would be proposed if only one column had them, and of which the mapping names none. In German; undefined: all is decided. */
export function undecidedColumns(
  { header, rows, doubled = [] }: TableSample,
  mapping: ColumnMapping,
  ours: readonly string[],
): string | undefined {
  const open = doubled.filter(({ heading, names }) => {
    if (names.some((name) => Object.hasOwn(mapping.spalten, name))) return false;
    const { spalten } = proposeMapping(
      { header: [heading, ...header], rows: rows.map((row) => ['', ...row]) },
      ours,
    );
    return spalten[heading] !== undefined;
  });
  const texts = open.map((twice) => `„${twice.heading}“ ${doubledPlaces(twice)}`);
  return texts.length > 0 ? texts.join(', ') : undefined;
}
