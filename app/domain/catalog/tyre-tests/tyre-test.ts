import type { Season } from '../tyres/tyre-terms';

/** Tenths from 6 (best) to 55; null: not tested. */
export type Grade = number | null;

export interface TestedTyre {
  make: string;
  model: string;
  grade: number;
  wet: Grade;
  dry: Grade;
  snow: Grade;
  wear: Grade;
  /** Of the tyre in this size; undefined: not sold here. */
  code: string | undefined;
}

export interface TyreTest {
  publisher: string;
  year: number;
  season: Season;
  /** '205/55 R16' */
  size: string;
  tyres: TestedTyre[];
}

export interface TestFilter {
  season: Season | undefined;
  size: string | undefined;
}

/** The scale of German tests: up to 1.5 very good, 2.5 good, 3.5 satisfactory, 4.5 sufficient. */
export function gradeWord(grade: number): string {
  if (grade <= 15) return 'sehr gut';
  if (grade <= 25) return 'gut';
  if (grade <= 35) return 'befriedigend';
  return grade <= 45 ? 'ausreichend' : 'mangelhaft';
}

/** 18 → '1,8' */
export function formatGrade(grade: Grade): string {
  return grade === null ? '–' : (grade / 10).toFixed(1).replace('.', ',');
}

export function matchesFilter(
  test: Pick<TyreTest, 'season' | 'size'>,
  { season, size }: TestFilter,
): boolean {
  return (!season || test.season === season) && (!size || test.size === size);
}
