import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const list = style([
  stack(),
  { gap: `${space[4]} ${space[6]}`, gridTemplateColumns: theme.home.reasons },
]);

export const reason = style([row({ gap: 3, align: 'stretch' }), look({ line: 'top', top: 3 })]);
export const icon = style({ flex: 'none', color: theme.color.accent });
export const title = style({ fontSize: fontSize.base, fontWeight: 650, letterSpacing: 0 });
export const text = style([note(), { paddingTop: space[1] }]);
