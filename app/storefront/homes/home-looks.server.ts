import { theme } from '~/ui/theme/contract.css';
import { themes } from '~/ui/theme/values/themes';

const parts = ['hero', 'home', 'stage'] as const;

/** Custom properties that only the start page has: the style sheets of all pages do without them. */
export function homeLooks(name: keyof typeof themes): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const values: Record<string, string> = themes[name][part];
      return Object.entries(theme[part]).map(([key, property]) => [
        property.replace(/^var\((.*)\)$/, '$1'),
        values[key] ?? '',
      ]);
    }),
  );
}
