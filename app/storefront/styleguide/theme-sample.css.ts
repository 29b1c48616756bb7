import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';

export const grid = style([
  stack({ gap: 4 }),
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))' },
]);

export const sheet = style([
  stack({ gap: 3, content: 'start' }),
  look({ ground: 'surface', border: 'line', radius: 'large', shadow: 'low', padding: 5, color: 'ink' }),
  { fontFamily: theme.font.body },
]);

export const name = style([
  look({ size: 'title', color: 'accent' }),
  { textTransform: theme.headline.case as 'none' },
]);

export const muted = style({ color: theme.color.muted });
export const marks = cluster({ gap: 3 });
export const label = style({ width: '11rem' });
