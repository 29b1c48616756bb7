import type { SpotName } from '../illustrations/spot-names';
import sheet from '../illustrations/spots.svg?url';

/** The page refers to a file: as a component the drawing would be part of every page's script. */
export function Spot({ name, width = 240 }: { name: SpotName; width?: number }) {
  return (
    <svg viewBox="0 0 240 160" width={width} height={(width * 2) / 3} fill="none" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
