import { seasonNames, seasons } from '../tyre-terms';

export function SeasonOptions({ hidden }: { hidden: readonly string[] }) {
  return seasons
    .filter((season) => !hidden.includes(season))
    .map((season) => (
      <option key={season} value={season}>
        {seasonNames[season]}
      </option>
    ));
}
