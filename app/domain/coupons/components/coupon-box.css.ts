import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { grid, note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const box = style([stack({ gap: 3 })]);
globalStyle(`${box} > :empty`, { position: 'absolute' });

export const form = grid({ columns: 'restAndEnd', rowGap: 1, columnGap: 2 });
export const whole = style({ gridColumn: '1 / -1' });

export const applied = style([
  stack({ gap: 2, align: 'center' }),
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
    border: `1.5px dashed ${theme.color.lineStrong}`,
    borderRadius: theme.radius.small,
  },
]);

export const words = style({ minWidth: 0, padding: `${space[2]} 0` });
export const code = style({ overflowWrap: 'anywhere', letterSpacing: '0.02em' });
export const title = note();

export const refusal = style([
  look({ span: true, size: 'small', weight: 550 }),
  { padding: `0 ${space[3]} ${space[2]} 0`, color: theme.color.danger },
]);
