import { grid, inline, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const box = style(stack({ gap: 3 }));
globalStyle(`${box} > :empty`, { position: 'absolute' });
export const form = grid({ columns: 'restAndEnd', rowGap: 1, columnGap: 2 });
export const opener = style(inline(), { width: 'fit-content', textDecoration: 'underline' });
export const whole = style({ gridColumn: '1 / -1' });

export const applied = style(stack({ gap: 2, align: 'center' }), {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  padding: [1, 1, 1, 3],
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: 'small',
});

export const words = style({ minWidth: 0, padding: [2, 0] });
export const code = style({ overflowWrap: 'anywhere', letterSpacing: '0.02em' });
export const title = note();

export const refusal = style({
  gridColumn: '1 / -1',
  fontSize: 'small',
  fontWeight: 550,
  padding: [0, 3, 2, 0],
  color: 'danger',
});
