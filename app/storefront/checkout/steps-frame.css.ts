import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, container, inline } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const header = style(look({ ground: 'raised', line: 'bottom' }));

export const row = style([
  cluster({ columnGap: 5, align: 'center' }),
  container(),
  { padding: `${space[2]} ${space[4]}` },
]);

export const main = style([
  container(),
  look({ fill: true, padding: [5, 4] }),
  { flex: '1 0 auto', ':focus': { outline: 'none' } },
]);

export const footer = style({ borderTop: `1px solid ${theme.color.line}`, fontSize: fontSize.small });
export const link = inline();
