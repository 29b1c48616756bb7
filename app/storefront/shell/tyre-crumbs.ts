import { type Season, seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import { seasonPaths, tyresPath } from '~/paths';
import type { Crumb } from '~/ui/components/breadcrumbs';

/** Reifen › Sommerreifen › 205/55 R16, as far as season and size are known. */
export function tyreCrumbs(season: Season | undefined, size?: Partial<Crumb>): Crumb[] {
  return [
    { label: 'Reifen', to: tyresPath },
    ...(season ? [{ label: seasonNames[season], to: seasonPaths[season] }] : []),
    ...(size?.label ? [{ ...size, label: size.label }] : []),
  ];
}
