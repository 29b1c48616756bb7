import { inline, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const chips = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  desktop: { display: 'none' },
});

export const list = style(row({ gap: 2, align: 'stretch' }), { width: 'max-content', padding: [0, 3] });

export const chip = style(inline(), {
  borderRadius: 'pill',
  padding: [0, 4],
  position: 'relative',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0.375rem 0',
    border: `1.5px solid ${theme.color.accentText}`,
    borderRadius: 'inherit',
  },
  ':focus-visible': { borderRadius: 'pill', outlineOffset: '-3px' },
  selectors: { '&[aria-current]::before': { borderWidth: '3px' } },
});
