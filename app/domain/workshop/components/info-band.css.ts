import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { grid, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const band = style([
  grid({ gap: 3 }),
  look({ radius: 'large', padding: [4, 4] }),
  {
    background: theme.color.accentSoft,
    listStyle: 'none',
    margin: 0,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[5], padding: space[5] },
    },
  },
]);
export const statement = style([row({ gap: 3, align: 'start' }), { color: theme.color.text, minWidth: 0 }]);
export const icon = style({ flex: 'none', color: theme.color.accentStrong, lineHeight: 0 });
export const tooltip = style([look({ size: 'small' }), { marginTop: space[1] }]);
export const trigger = style({ cursor: 'pointer', fontWeight: 600, color: theme.color.accentStrong });
