import { useHref } from 'react-router';
import { spotsPath } from '~/paths';
import type { SpotName } from '../illustrations/spot-drawings';

/** A small scene in the theme's colours. The page only points into a file: as script it would be the same on every page. */
export function Spot({ name, width = 240 }: { name: SpotName; width?: number }) {
  const file = useHref(spotsPath);
  return (
    <svg viewBox="0 0 240 160" width={width} height={(width * 2) / 3} fill="none" aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}
