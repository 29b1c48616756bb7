import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

/** From here on the page leaves room for the tab beside its content; a column of navigation needs more. */
const hasMargin = {
  plain: 'screen and (min-width: 88rem) and (min-height: 40rem)',
  besideColumn: 'screen and (min-width: 104rem) and (min-height: 40rem)',
};

const row = style({
  width: '100%',
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `0 ${space[4]} ${space[6]}`,
  '@media': { print: { display: 'none' } },
});

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

/** Never louder than the page's own button. */
const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: touchTarget,
  padding: `${space[2]} ${space[4]}`,
  background: theme.color.raised,
  color: theme.color.text,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
  fontSize: fontSize.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { borderColor: theme.color.text },
});

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

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  overflowWrap: 'anywhere',
});

/** What stands below the link: where it is a tab at the edge, only in the row that all other screens show. */
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
