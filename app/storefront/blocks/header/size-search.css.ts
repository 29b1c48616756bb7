import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { look } from '~/ui/layout/look';
import { cluster, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { narrow, space, touchTarget } from '~/ui/tokens/tokens';

export const form = style([cluster(), { minWidth: 0, border: `1.5px solid ${theme.color.accent}` }]);

export const label = style([
  row({ gap: 3 }),
  look({ shrink: true, ground: 'page', size: 'small', color: 'accent', weight: 650 }),
  { flex: '1000 1 10rem', paddingLeft: space[3] },
]);

// On the smallest phones the example replaces the visible label.
globalStyle(`${label} > span`, { '@media': { [narrow]: visuallyHiddenRules } });

export const field = style([
  look({
    fill: true,
    ground: 'none',
    border: 'none',
    padding: [0, 2],
    size: 'base',
    color: 'ink',
    weight: 500,
  }),
  { minWidth: '5rem', minHeight: touchTarget, '::placeholder': { color: theme.color.muted, opacity: 1 } },
]);

export const button = style([
  look({ border: 'none', padding: [0, 4], weight: 700 }),
  {
    flex: '1 0 auto',
    minHeight: touchTarget,
    background: theme.color.accent,
    color: theme.color.accentText,
    cursor: 'pointer',
    ':hover': { background: theme.color.accentStrong },
  },
]);
