import type { ImportCommand } from '../rights';
import type { FileCount, ImportKind, ImportReport, ImportState } from './import';

/** Of the choice and of lists; a network's table that is not named here goes by its file. */
const kindNames: Readonly<Record<string, string>> = {
  goods: 'Preise und Bestand',
  folder: 'Archiv mit Dateien des Netzes',
  tyres: 'Reifen',
  rims: 'Felgen',
  products: 'Zubehör',
  variants: 'Ausführungen von Zubehör',
  'complete-wheels': 'Kompletträder',
  vehicles: 'Fahrzeuge',
  'labour-values': 'Arbeitswerte',
  'rim-approvals': 'Freigaben von Felgen',
  services: 'Leistungen der Werkstatt',
  'service-locations': 'Leistungen an Standorten',
  'services-on-goods': 'Leistungen am Rad',
  prices: 'Preise',
  stock: 'Bestand',
  hosts: 'Internetadressen',
  companies: 'Unternehmen',
  locations: 'Standorte',
  redirects: 'Weiterleitungen',
  seo: 'Titel und Beschreibungen für Suchmaschinen',
  users: 'Konten',
  categories: 'Warengruppen',
  navigation: 'Menüs',
  offers: 'Angebote',
  'page-texts': 'Texte der Listen',
  pages: 'Seiten',
  'tyre-tests': 'Reifentests',
  coupons: 'Gutscheine',
  makes: 'Hersteller',
  synonyms: 'Suchwörter',
  workshop: 'Stundensätze der Werkstatt',
  bays: 'Bühnen der Werkstatt',
};

export const noMeaning = (line: string): string =>
  `„${line}“ ist keine Zeile wie „saison: W = winter“ mit einem Feld von oben.`;

export const kindName = (kind: ImportKind): string => kindNames[kind] ?? kind;

export const stateNames: Readonly<Record<ImportState, string>> = {
  checking: 'wird geprüft',
  ready: 'geprüft, noch nichts geändert',
  running: 'wird übernommen',
  done: 'übernommen',
  failed: 'nicht übernommen',
  undoing: 'wird zurückgenommen',
  undone: 'zurückgenommen',
};

/** As long as the job goes on. */
export const startedMessages = {
  'upload-file': 'Die Datei ist hochgeladen und wird geprüft.',
  'map-columns': 'Die Zuordnung ist gespeichert. Die Datei wird neu geprüft.',
  'import-file': 'Die Übernahme läuft.',
  'undo-import': 'Die Rücknahme läuft.',
} as const satisfies Partial<Record<ImportCommand, string>>;

export const doneMessages: Readonly<Record<Exclude<ImportCommand, keyof typeof startedMessages>, string>> = {
  'fetch-file': 'Die Datei wird ab jetzt jede Nacht abgeholt.',
  'end-fetch': 'Die Datei wird nicht mehr abgeholt.',
};

export const IMPORT_CHANGED = 'Inzwischen ist dieser Import weiter. Hier steht der neue Stand.';
const NO_FILE = 'Bitte wählen Sie eine Datei.';
/** @param file as the form has it: without a name if none was chosen */
export const noFile = (file: unknown): string =>
  file instanceof File && file.name !== '' ? 'Diese Datei ist leer.' : NO_FILE;
export const NO_SUPPLIER = 'Bitte geben Sie an, von wem die Datei ist, zum Beispiel „Reifen Nord“.';
export const MUST_CONFIRM = 'Bitte bestätigen Sie, dass diese Änderungen gewollt sind.';
export const NO_KIND = 'Bitte wählen Sie, was in der Datei steht.';

const pieces = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'Preise und Bestand: 1200 Zeilen, 12 neu, 80 geändert, 1108 unverändert, 0 entfallen' */
export const countText = ({ name, rows, added, changed, unchanged, removed }: FileCount): string =>
  `${kindName(name)}: ${pieces(rows, 'Zeile', 'Zeilen')}, ${added} neu, ${changed} geändert, ${Math.max(0, unchanged)} unverändert, ${removed} entfallen`;

export function reportLines({
  counts,
  unknown,
  problemCount,
  unusualCount,
  skipped,
  skippedCounts = 0,
  heldCounts = [],
  heldCount = 0,
  priceShift,
}: ImportReport): string[] {
  return [
    ...counts.map(countText),
    ...(unknown > 0
      ? [`${pieces(unknown, 'Zeile nennt', 'Zeilen nennen')} einen Artikel, den der Shop nicht führt.`]
      : []),
    ...(problemCount > 0 ? [pieces(problemCount, 'Problem', 'Probleme')] : []),
    ...(unusualCount > 0 ? [pieces(unusualCount, 'ungewöhnlicher Preis', 'ungewöhnliche Preise')] : []),
    ...(priceShift === undefined ? [] : [shiftText(priceShift)]),
    ...(skipped > 0
      ? [
          `${pieces(skipped, 'Preis blieb', 'Preise blieben')}, weil ${skipped === 1 ? 'er' : 'sie'} seitdem geändert ${skipped === 1 ? 'wurde' : 'wurden'}.`,
        ]
      : []),
    ...(skippedCounts > 0
      ? [
          `${pieces(skippedCounts, 'Bestand blieb', 'Bestände blieben')}, weil seitdem gezählt oder ein anderer Import übernommen wurde.`,
        ]
      : []),
    ...heldCounts.map(
      (held) =>
        `${held.article}: ${held.pieces} Stück blieben, weil Bestellungen darauf warten. Bitte prüfen Sie, ob die Ware da ist.`,
    ),
    ...(heldCount > heldCounts.length
      ? [`Ebenso bei ${pieces(heldCount - heldCounts.length, 'weiteren Artikel', 'weiteren Artikeln')}.`]
      : []),
  ];
}

export const NO_ROWS = 'Zu diesem Import sind keine Zeilen mit Problemen gespeichert.';

const germanCount = (count: number) => count.toLocaleString('de-DE');

/** 'Die 1.882 guten Zeilen übernehmen' */
export const goodRowsLabel = (count: number): string =>
  count === 1 ? 'Die gute Zeile übernehmen' : `Die ${germanCount(count)} guten Zeilen übernehmen`;

/** '1.118 Zeilen mit Problemen herunterladen (CSV)' */
export const refusedRowsLabel = (count: number): string =>
  `${count === 1 ? 'Die Zeile' : `${germanCount(count)} Zeilen`} mit Problemen herunterladen (CSV)`;

export const WHOLE = 'Was nicht in der Datei steht, hat keinen Bestand mehr';

/** 'die geänderten Preise fallen zusammen um 16 %' */
export const shiftText = (shift: number): string =>
  `die geänderten Preise ${shift < 0 ? 'fallen' : 'steigen'} zusammen um ${Math.round(Math.abs(shift) * 100)} %`;
