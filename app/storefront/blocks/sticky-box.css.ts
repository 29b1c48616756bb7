import { container, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { touchTarget } from '~/ui/tokens/tokens';

/** Screens with room for the tab beside the content; a navigation column needs more. */
const hasMargin = {
  plain: 'screen and (min-width: 88rem) and (min-height: 40rem)',
  besideColumn: 'screen and (min-width: 104rem) and (min-height: 40rem)',
};

const row = style(container(), { width: '100%', padding: [0, 4, 6], print: { display: 'none' } });

export const frame = styles(hasMargin, (wide) => [
  row,
  {
    '@media': {
      [wide]: {
        position: 'fixed',
        top: '50%',
        right: 0,
        zIndex: 'raised',
        width: 'auto',
        margin: 0,
        padding: 0,
        transform: 'translateY(-50%)',
      },
    },
  },
]);

/** Less prominent than the page's own button. */
const tab = style(rowRecipe({ touch: true, justify: 'center' }), {
  background: 'raised',
  border: 'strong',
  borderRadius: 'small',
  padding: [2, 4],
  fontSize: 'small',
  color: 'text',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: 'text' },
});

export const box = styles(hasMargin, (wide) => [
  tab,
  {
    '@media': {
      [wide]: {
        width: 'touch',
        padding: [4, 0],
        writingMode: 'vertical-rl',
        transform: 'rotate(180deg)',
        borderLeft: 0,
        borderRadius: `0 ${theme.radius.small} ${theme.radius.small} 0`,
        boxShadow: 'low',
      },
    },
  },
]);

export const link = style(rowRecipe({ touch: true }), { overflowWrap: 'anywhere' });

/** Text below the link; hidden while the link is a tab. */
export const below = styles(hasMargin, (wide) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  '@media': {
    [wide]: {
      position: 'absolute',
      right: touchTarget,
      bottom: 0,
      display: 'none',
      width: '14rem',
      padding: 3,
      background: 'raised',
      boxShadow: 'high',
      selectors: { 'aside:is(:hover, :focus-within) > &': { display: 'block' } },
    },
  },
}));
