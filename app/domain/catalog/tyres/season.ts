import { type Season, seasonNames, seasons } from './tyre-terms';

/** Winter from September to February, otherwise summer. */
export function seasonOf(now: Date): Season {
  const month = now.getMonth() + 1;
  return month >= 9 || month <= 2 ? 'winter' : 'sommer';
}

/** The season of the year, or one of the others where it is hidden; undefined if all are. */
export function seasonToShow(now: Date, hidden: readonly string[]): Season | undefined {
  return [seasonOf(now), ...seasons].find((season) => !hidden.includes(season));
}

/** Value and label for the field of a finder, which needs no program for it. */
export type SeasonChoice = readonly [Season, string];

export function seasonChoices(hidden: readonly string[]): SeasonChoice[] {
  return seasons.filter((season) => !hidden.includes(season)).map((season) => [season, seasonNames[season]]);
}
