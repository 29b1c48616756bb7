import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, upTo } from '~/ui/tokens/tokens';

export const halves = style([
  stack({ gap: 7, align: 'start' }),
  { '@media': { [from.desktop]: { gridTemplateColumns: '30rem minmax(0, 1fr)' } } },
]);

export const half = style([look({ ground: 'accentSoft', radius: 'large' }), { overflow: 'hidden' }]);

export const picture = style({
  overflow: 'hidden',
  height: '13rem',
  '@media': { [upTo.desktop]: { display: 'none' } },
});

export const reasons = style([stack({ gap: 5 }), { padding: space[5] }]);
export const title = style({ fontSize: 'inherit' });
export const text = style({ paddingTop: space[1], color: theme.color.muted });
