import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const chips = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [from.desktop]: { display: 'none' } },
});

export const list = style([row({ gap: 2, align: 'stretch' }), { width: 'max-content', padding: space[3] }]);

export const chip = style([
  inline(),
  look({ radius: 'pill', padding: [0, 4], weight: 600, underline: 'none', breaks: 'never' }),
  {
    border: `1.5px solid ${theme.color.accentText}`,
    ':focus-visible': { borderRadius: '99rem', outlineOffset: '-5px' },
    selectors: { '&[aria-current]': { background: theme.color.accentText, color: theme.color.accent } },
  },
]);
