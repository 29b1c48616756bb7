import { plainWord } from '~/values/plain-word';
import { cellText } from './cell-text';
import { withoutEmptyEnd } from './tolerant-rows';

export interface Headings {
  /** Of each column; two of one name have the number of their column behind it, one without a heading has nothing else. */
  names: readonly string[];
  /** Each heading that several columns have. */
  doubled: readonly DoubledHeading[];
}

export interface DoubledHeading {
  heading: string;
  /** As in `names`. */
  names: readonly string[];
  /** From 1. */
  columns: readonly number[];
}

/** Without blanks around it, line ends, signs of no width, and what spreadsheets add. */
function cleanHeading(cell: string): string {
  const text = cellText(cell.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim());
  return (typeof text === 'string' ? text : cell).replace(/[\s\u00a0]+/g, ' ').trim();
}

const keyOf = (heading: string) => heading.toLowerCase();

export function headingsOf(cells: readonly string[]): Headings {
  const clean = withoutEmptyEnd(cells.map(cleanHeading));
  const columnsOf = new Map<string, number[]>();
  for (const [index, heading] of clean.entries()) {
    const columns = columnsOf.get(keyOf(heading)) ?? [];
    columnsOf.set(keyOf(heading), [...columns, index + 1]);
  }
  const names = clean.map((heading, index) => {
    const column = `Spalte ${index + 1}`;
    if (heading === '') return column;
    return (columnsOf.get(keyOf(heading)) ?? []).length > 1 ? `${heading} (${column})` : heading;
  });
  const doubled = [...columnsOf].flatMap(([key, columns]) =>
    key === '' || columns.length < 2
      ? []
      : [
          {
            heading: clean[(columns[0] ?? 1) - 1] ?? '',
            names: columns.map((column) => names[column - 1] ?? ''),
            columns,
          },
        ],
  );
  return { names, doubled };
}

/** 'steht in Spalte 3 und in Spalte 7' */
export const doubledPlaces = ({ columns }: Pick<DoubledHeading, 'columns'>): string =>
  `steht in ${columns.map((column) => `Spalte ${column}`).join(' und in ')}`;

/** The name that is meant: the same, or the only one without regard to case, blanks, umlauts and signs. */
export function findHeading(names: readonly string[], meant: string): string | undefined {
  if (names.includes(meant)) return meant;
  const word = plainWord(meant);
  const [only, ...others] = word === '' ? [] : names.filter((name) => plainWord(name) === word);
  return others.length === 0 ? only : undefined;
}

export const findDoubled = (doubled: readonly DoubledHeading[], meant: string): DoubledHeading | undefined =>
  doubled.find(({ heading }) => plainWord(heading) === plainWord(meant));
