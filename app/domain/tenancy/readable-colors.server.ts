import { readableColors } from '~/ui/theme/values/readable-colors';
import { colorsOf } from './colors';
import type { Location } from './directory';

type Coloured = Pick<Location, 'theme' | 'colors'>;

const known = new WeakMap<Coloured, Record<string, string>>();

/** The location's own colours that are readable in its theme; checked once, because the check takes long. */
export function readableColorsOf(location: Coloured): Record<string, string> {
  const colors = known.get(location) ?? readableColors(location.theme.componentName, colorsOf(location));
  known.set(location, colors);
  return colors;
}
