import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { grid } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const footer = style({
  background: theme.color.surface,
  borderTop: `3px double ${theme.color.lineStrong}`,
});

export const bar = style(look({ ground: 'accentSoft', line: 'bottom', size: 'small' }));
globalStyle(`${bar} ul`, { '@media': { [from.desktop]: { justifyContent: 'space-between' } } });

export const boxes = style([
  grid({ gap: 4 }),
  look({ top: 5, bottom: 5 }),
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);
// The first box, with address and search, has a row of its own.
globalStyle(`${boxes} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
});

export const box = style(look({ ground: 'page', border: 'line', padding: 4, size: 'small' }));

export const title = style([
  look({ line: 'bottom', bottom: 2, size: 'base', color: 'accent' }),
  { margin: `0 0 ${space[3]}` },
]);

export const closing = style({ paddingBottom: space[4], color: theme.color.muted });
