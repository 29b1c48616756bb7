import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, upTo, zIndex } from '~/ui/tokens/tokens';

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.list.gap });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"picture facts" "buy buy"',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  gap: space[2],
  columnGap: space[3],
  padding: space[4],
  background: theme.card.ground,
  border: theme.card.border,
  borderRadius: theme.card.radius,
  boxShadow: theme.card.shadow,
  overflow: 'hidden',
  ':hover': { borderColor: theme.color.lineStrong },
  '@media': {
    [from.tablet]: {
      gridTemplateAreas: theme.card.areas,
      gridTemplateColumns: theme.card.columns,
      gridTemplateRows: '1fr',
      alignItems: 'center',
      columnGap: space[5],
      minHeight: '10.75rem',
      padding: `0 0 0 ${space[4]}`,
    },
  },
});

globalStyle(`${card} > img`, {
  gridArea: 'picture',
  width: '100%',
  height: 'auto',
  alignSelf: 'start',
  background: theme.card.pictureGround,
  borderRadius: theme.card.pictureRadius,
  '@media': { [from.tablet]: { alignSelf: 'center', maxWidth: '8.5rem', justifySelf: 'center' } },
});

// What each card repeats has no class of its own: a page has 24 of them.
const facts = `${card} > div:nth-of-type(1)`;
globalStyle(facts, { gridArea: 'facts', minWidth: 0 });

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

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

globalStyle(`${facts} > h2 > span`, oneLine);
// The name of a complete wheel is that of a rim and a tyre.
globalStyle(`${facts} > h2 > a`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
globalStyle(`${facts} > h2 > a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: theme.card.radius,
});
globalStyle(`${facts} > h2 > a:focus-visible`, { outline: 0 });
globalStyle(`${facts} > h2 > a:focus-visible::after`, {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '-3px',
});

// What an article can do stands whole beside its size, or not at all.
globalStyle(`${facts} > p`, {
  height: '1.375rem',
  overflow: 'hidden',
  fontSize: fontSize.small,
  lineHeight: '1.375rem',
});
// Why something fits, or does not, is never cut.
globalStyle(`${facts} > p[data-fitment]`, { height: 'auto', marginTop: '0.25rem', lineHeight: 1.3 });
globalStyle(`${facts} > p > b`, { fontSize: fontSize.base, fontWeight: 600 });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem', marginTop: space[2] });
// In a card as many as fit into one line, the weightiest first; its article's page has them all.
globalStyle(`${facts} > ${tags}`, { height: '1.5rem', overflow: 'hidden', marginTop: '0.375rem' });

globalStyle(`${tags} > li`, {
  overflowWrap: 'anywhere',
  padding: '1px 0.5625rem',
  background: theme.card.tagGround,
  border: theme.card.tagBorder,
  borderRadius: theme.card.tagRadius,
  color: theme.color.muted,
  fontSize: fontSize.small,
  fontWeight: 500,
});

export const buy = style({
  gridArea: 'buy',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${space[2]}`,
  '@media': {
    [from.tablet]: {
      alignSelf: 'stretch',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: '0.375rem',
      padding: `${space[2]} ${space[4]}`,
      background: theme.card.plate,
      textAlign: 'right',
    },
  },
});
// When it is there stands beside the price on a phone, above it where there is room.
globalStyle(`${buy} > p:first-child`, {
  gridRow: 1,
  gridColumn: 2,
  maxWidth: '9.5rem',
  paddingTop: space[1],
  textAlign: 'right',
  '@media': { [from.tablet]: { gridColumn: 1, maxWidth: 'none', paddingTop: 0 } },
});
globalStyle(`${buy} > p:nth-child(2)`, { gridRow: 1, gridColumn: 1 });
// An offer has more to say than the price's column is wide.
const offered = `${buy}:has(s)`;
globalStyle(`${offered} > p:nth-child(2)`, {
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridRow: 'auto' } },
});
globalStyle(`${buy} > p:nth-child(2)`, { '@media': { [from.tablet]: { gridRow: 'auto' } } });
globalStyle(`${card}:has(s)`, { '@media': { [upTo.tablet]: { paddingBlock: space[2] } } });
globalStyle(`${buy} > p > span:first-child[data-cents]`, {
  fontSize: theme.price.size,
  fontWeight: theme.price.weight,
  color: theme.price.color,
});

globalStyle(`${buy} small`, {
  display: 'block',
  fontSize: fontSize.small,
  lineHeight: 1.35,
  color: theme.color.muted,
});

globalStyle(`${buy} > button`, {
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: zIndex.raised,
  width: '100%',
  marginTop: space[2],
  '@media': { [from.tablet]: { justifySelf: 'end', maxWidth: '15rem', marginTop: 0 } },
});

// The heart: a sign at the card's corner or the picture, its words for those who listen.
globalStyle(`${card} > button`, {
  position: 'absolute',
  top: space[1],
  right: space[1],
  width: touchTarget,
  padding: 0,
  gap: 0,
  fontSize: 0,
  background: 'transparent',
  borderColor: 'transparent',
  borderRadius: '50%',
  '@media': {
    [from.tablet]: {
      gridArea: 'picture',
      position: 'static',
      justifySelf: 'start',
      alignSelf: 'start',
      margin: `${space[1]} 0 0 -${space[3]}`,
    },
  },
});
globalStyle(`${card} > button::before`, { width: '22px', height: '22px' });

/** Around cards that stand upright side by side: as many as there is room for, on a phone a row that scrolls. */
export const upright = style({ containerType: 'inline-size' });
const uprightCard = `${upright} ${card}`;
const roomForTwo = '(min-width: 34rem)';

globalStyle(`${upright} > ${cards}`, {
  display: 'flex',
  gap: space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@container': {
    [roomForTwo]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[4] },
  },
});
globalStyle(uprightCard, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  flex: 'none',
  width: '15.5rem',
  gap: 0,
  minHeight: 0,
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  scrollSnapAlign: 'start',
  '@container': { [roomForTwo]: { width: 'auto' } },
});
globalStyle(`${uprightCard} > img`, { width: '5rem', margin: `${space[2]} auto 0` });
globalStyle(`${uprightCard} > div`, { padding: `${space[1]} ${space[4]} 0` });
globalStyle(`${uprightCard} ${tags}`, { display: 'none' });
// The label's marks and its link stay on one line.
globalStyle(`${uprightCard} > div > a`, { columnGap: space[2] });
globalStyle(`${uprightCard} > ${buy}`, {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingBottom: space[3],
  textAlign: 'left',
});
globalStyle(`${upright} ${buy} > p`, {
  maxWidth: 'none',
  padding: `0 0 ${space[1]}`,
  textAlign: 'left',
});
globalStyle(`${upright} ${buy} > button`, { maxWidth: 'none', marginTop: 'auto' });
globalStyle(`${uprightCard} > button`, {
  position: 'absolute',
  top: space[1],
  right: space[1],
  margin: 0,
});
