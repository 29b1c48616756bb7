import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline, row } from '~/ui/layout/recipes.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const link = style([
  inline({ gap: 2, justify: 'center' }),
  look({ underline: 'hover' }),
  { minWidth: touchTarget },
]);

export const linkFromTablet = style([
  link,
  { display: 'none', '@media': { [from.tablet]: { display: 'inline-flex' } } },
]);

export const breakable = style({ overflowWrap: 'anywhere' });
export const address = style({ fontStyle: 'normal', lineHeight: 1.6 });

export const line = style([
  row({ gap: 1, justify: 'between' }),
  look({ flex: 'grow', shrink: true }),
  { '@media': { [from.tablet]: { gap: space[3] } } },
]);

export const end = style([row(), { '@media': { [from.tablet]: { gap: space[5] } } }]);
