import {
  type LabelClass,
  labelClasses,
  type NoiseClass,
  noiseClasses,
  type Season,
  seasons,
} from './tyre-terms';

/** What the database packs into `tyres.facet_marks`. */
export interface FacetMarks {
  season: Season;
  fuel: LabelClass;
  wet: LabelClass;
  noise: NoiseClass;
  alpine: boolean;
  runFlat: boolean;
  extraLoad: boolean;
}

const seasonByLetter = new Map(seasons.map((season) => [season.charCodeAt(0), season]));

/** Unpacks `tyres.facet_marks`; the table's definition says how it is made. */
export function readMarks(marks: number): FacetMarks {
  const codes = Math.floor(marks / 8);
  return {
    season: seasonByLetter.get(Math.floor(codes / 1000)) ?? 'sommer',
    fuel: labelClasses[Math.floor(codes / 100) % 10] ?? 'E',
    wet: labelClasses[Math.floor(codes / 10) % 10] ?? 'E',
    noise: noiseClasses[codes % 10] ?? 'C',
    alpine: (marks & 4) !== 0,
    runFlat: (marks & 2) !== 0,
    extraLoad: (marks & 1) !== 0,
  };
}

/** Unpacks `tyres.facet_indices`. */
export function readIndices(indices: number): { load: number; speedKmh: number } {
  return { load: Math.floor(indices / 1000), speedKmh: indices % 1000 };
}
