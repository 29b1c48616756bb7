import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, zIndex } from '~/ui/tokens/tokens';

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  ':hover': { boxShadow: theme.shadow.low, borderColor: theme.color.lineStrong },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '8rem minmax(0, 1fr) 13.5rem',
      gap: space[5],
      padding: `${space[4]} ${space[5]}`,
    },
  },
});

globalStyle(`${card} > img`, {
  width: '100%',
  height: 'auto',
  alignSelf: 'start',
  '@media': { [from.tablet]: { alignSelf: 'center' } },
});

// What each card repeats has no class of its own: a page has 24 of them.
const facts = `${card} > div:nth-of-type(1)`;
globalStyle(facts, { minWidth: 0 });

globalStyle(`${facts} > h2`, {
  fontSize: fontSize.medium,
  fontWeight: 650,
  lineHeight: 1.3,
  letterSpacing: 'normal',
});

globalStyle(`${facts} > h2 > span`, {
  display: 'block',
  fontSize: fontSize.small,
  fontWeight: 500,
  color: theme.color.muted,
  letterSpacing: '0.02em',
});

globalStyle(`${facts} > h2 > a`, { textDecoration: 'none' });
globalStyle(`${facts} > h2 > a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: theme.radius.large,
});

globalStyle(`${facts} > p`, { marginTop: '2px' });
globalStyle(`${facts} > p > b`, { fontWeight: 600 });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem', marginTop: space[2] });

globalStyle(`${tags} > li`, {
  overflowWrap: 'anywhere',
  padding: '1px 0.5625rem',
  border: `1px solid ${theme.color.line}`,
  borderRadius: '99px',
  color: theme.color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
});

export const buy = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: space[3],
  '@media': {
    [from.tablet]: {
      gridColumn: 'auto',
      gridTemplateColumns: '1fr',
      alignContent: 'space-between',
      justifyItems: 'end',
      textAlign: 'right',
    },
  },
});
globalStyle(`${buy} > p:first-child`, {
  gridRow: 1,
  gridColumn: 2,
  maxWidth: '10rem',
  textAlign: 'right',
  '@media': { [from.tablet]: { gridColumn: 1, maxWidth: 'none' } },
});

globalStyle(`${buy} small`, {
  display: 'block',
  marginTop: '3px',
  fontSize: fontSize.small,
  lineHeight: 1.35,
  color: theme.color.muted,
});

globalStyle(`${buy} > button`, { gridColumn: '1 / -1' });
globalStyle(`${buy} > button:not([form])`, { position: 'relative', zIndex: zIndex.raised, width: '100%' });
