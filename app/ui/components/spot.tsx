import type { SpotName } from '../illustrations/spot-names';
import sheet from '../illustrations/spots.svg?url';

/** A small scene in the theme's colours. The page only points into a file: as script it would be the same on every page. */
export function Spot({ name, width = 240 }: { name: SpotName; width?: number }) {
  return (
    <svg viewBox="0 0 240 160" width={width} height={(width * 2) / 3} fill="none" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
