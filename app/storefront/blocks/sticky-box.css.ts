import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { container, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { space, touchTarget, zIndex } from '~/ui/tokens/tokens';

/** Screens with room for the tab beside the content; a navigation column needs more. */
const hasMargin = {
  plain: 'screen and (min-width: 88rem) and (min-height: 40rem)',
  besideColumn: 'screen and (min-width: 104rem) and (min-height: 40rem)',
};

const row = style([
  container(),
  { width: '100%', padding: `0 ${space[4]} ${space[6]}`, '@media': { print: { display: 'none' } } },
]);

export const frame = styleVariants(hasMargin, (wide) => [
  row,
  {
    '@media': {
      [wide]: {
        position: 'fixed',
        top: '50%',
        right: 0,
        zIndex: zIndex.raised,
        width: 'auto',
        margin: 0,
        padding: 0,
        transform: 'translateY(-50%)',
      },
    },
  },
]);

/** Less prominent than the page's own button. */
const tab = style([
  rowRecipe({ touch: true, justify: 'center' }),
  look({
    ground: 'raised',
    border: 'strong',
    radius: 'small',
    padding: [2, 4],
    size: 'small',
    color: 'ink',
    weight: 600,
    underline: 'none',
    breaks: 'anywhere',
  }),
  { ':hover': { borderColor: theme.color.text } },
]);

export const box = styleVariants(hasMargin, (wide) => [
  tab,
  {
    '@media': {
      [wide]: {
        width: touchTarget,
        padding: `${space[4]} 0`,
        writingMode: 'vertical-rl',
        transform: 'rotate(180deg)',
        borderLeft: 0,
        borderRadius: `0 ${theme.radius.small} ${theme.radius.small} 0`,
        boxShadow: theme.shadow.low,
      },
    },
  },
]);

export const link = style([rowRecipe({ touch: true }), { overflowWrap: 'anywhere' }]);

/** Text below the link; hidden while the link is a tab. */
export const below = styleVariants(hasMargin, (wide) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  '@media': {
    [wide]: {
      position: 'absolute',
      right: touchTarget,
      bottom: 0,
      display: 'none',
      width: '14rem',
      padding: space[3],
      background: theme.color.raised,
      boxShadow: theme.shadow.high,
      selectors: { 'aside:is(:hover, :focus-within) > &': { display: 'block' } },
    },
  },
}));
