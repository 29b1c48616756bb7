import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const fitting = style({ marginBottom: space[3], fontSize: fontSize.small });

export const fittingSizes = style([
  row({ gap: 2, align: 'stretch' }),
  { overflowX: 'auto', padding: `${space[1]} 0` },
]);

export const fittingSize = style([
  inline({ gap: 1 }),
  look({
    ground: 'surface',
    radius: 'pill',
    padding: [0, 3],
    weight: 600,
    underline: 'none',
    breaks: 'never',
  }),
  {
    border: `1.5px solid ${theme.color.line}`,
    selectors: { '&[aria-current]': { borderColor: theme.color.accent, background: theme.color.accentSoft } },
  },
]);
