import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const title = style({ fontSize: fontSize.medium, paddingBottom: space[2] });
export const smallTitle = style({ fontSize: fontSize.small, fontWeight: 650, paddingBottom: space[2] });

export const links = styleVariants({
  column: {
    '@media': { [upTo.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: space[5] } },
  },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space[5] },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const withdrawal = style([link, { fontWeight: 650, textDecoration: 'underline' }]);
export const inlineLink = style({ display: 'inline-block', padding: `${space[3]} 0` });
export const ways = style({ paddingTop: space[2] });

export const badgeGroups = style({ display: 'grid', alignContent: 'start', gap: space[4] });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.25rem',
  padding: `0 ${space[3]}`,
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: '99rem',
  fontSize: fontSize.small,
  fontWeight: 550,
});

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  // Room for the button that leads back to the top of the page.
  paddingRight: '3.5rem',
  fontSize: fontSize.small,
  '@media': { 'screen and (min-width: 92rem)': { paddingRight: 0 } },
});

/** Contact, times, links and badges beside each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gridTemplateColumns: '1.3fr 1.1fr 1fr 1.4fr', gap: space[7] },
  },
});
