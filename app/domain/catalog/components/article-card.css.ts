import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { largeLetters, space } from '~/ui/tokens/tokens';

export const cards = style(grid(), { gap: theme.list.gap, containerType: 'inline-size' });

export const card = style(stack(), {
  position: 'relative',
  gridTemplateAreas: theme.card.phoneAreas,
  gridTemplateColumns: theme.card.phoneColumns,
  gap: [1, 3],
  padding: `${space[4]} ${theme.card.inset}`,
  background: theme.card.ground,
  border: theme.card.border,
  borderRadius: theme.card.radius,
  boxShadow: theme.card.shadow,
  overflow: 'hidden',
  ':hover': { borderColor: 'lineStrong' },
  selectors: {
    // Cards below a phone's first screen are laid out when somebody comes near; the height is a guess until then.
    '&:nth-of-type(n + 7)': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 16rem' },
  },
  tablet: {
    gridTemplateAreas: theme.card.areas,
    gridTemplateColumns: theme.card.columns,
    gridTemplateRows: '1fr',
    alignItems: 'center',
    columnGap: 5,
    minHeight: '10.75rem',
    padding: `0 0 0 ${theme.card.inset}`,
    selectors: { '&:nth-of-type(n + 7)': { contentVisibility: 'visible' } },
  },
  '@container': {
    [largeLetters]: { gridTemplateAreas: '"picture" "facts" "buy"', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyle(`${card} > img, ${card} > picture > img`, {
  gridArea: 'picture',
  width: '100%',
  maxWidth: '6rem',
  height: 'auto',
  alignSelf: 'start',
  background: theme.card.pictureGround,
  borderRadius: theme.card.pictureRadius,
  tablet: { alignSelf: 'center', maxWidth: '8.5rem', justifySelf: 'center' },
});
// Rubber is dark. No value of the theme, which browsers would load as a script, too.
globalStyle(`[data-theme=EFA] ${card} img`, {
  background: `radial-gradient(closest-side, ${theme.color.lineStrong}, transparent)`,
});

// React Router names the link that is followed: the picture of its card becomes that of the article's page.
globalStyle(`${card}:has(.transitioning) img`, { viewTransitionName: 'bild' });
const transition = '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)';
globalStyle(transition, {
  animationDuration: '180ms',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
});

// Repeated parts of a card have no class of their own, because a page has 24 cards.
const facts = `${card} > div:nth-of-type(1)`;
globalStyle(facts, { gridArea: 'facts', minWidth: 0 });

globalStyle(`${facts} > h2`, {
  fontSize: 'medium',
  fontWeight: 650,
  lineHeight: 1.3,
  letterSpacing: 'normal',
});

globalStyle(`${facts} > h2 > span`, {
  fontSize: 'small',
  color: 'muted',
  fontWeight: 500,
  display: 'block',
  letterSpacing: '0.02em',
});

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
globalStyle(`${facts} > h2 > span`, oneLine);
globalStyle(`${facts} > h2 > a`, {
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
globalStyle(`${facts} > h2 > :is(a, span)`, {
  '@container': { [largeLetters]: { display: 'block', whiteSpace: 'normal' } },
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

globalStyle(`${facts} > p`, {
  height: '1.375rem',
  overflow: 'hidden',
  fontSize: 'small',
  lineHeight: '1.375rem',
  '@container': { [largeLetters]: { height: 'auto' } },
});
globalStyle(`${facts} > [data-fitment]`, { height: 'auto', marginTop: '0.25rem', lineHeight: 1.3 });
globalStyle(`${facts}:has(> [data-fitment])`, { tablet: { paddingBlock: 3 } });
// Above the link that covers the card.
globalStyle(`${facts} > details`, { position: 'relative', zIndex: 'raised' });
globalStyle(`${facts} > details > summary`, {
  width: 'fit-content',
  textDecoration: 'underline dotted',
  belowTablet: { padding: [2, 0] },
});
globalStyle(`${facts} > p > b`, { fontSize: 'base', fontWeight: 600 });
export const tags = style(cluster(), { gap: '0.375rem', marginTop: 2 });
// Cards show one line of tags; the article's page shows all.
globalStyle(`${facts} > ${tags}`, {
  height: '1.5rem',
  overflow: 'hidden',
  marginTop: '0.375rem',
  '@container': { [largeLetters]: { height: 'auto' } },
});

globalStyle(`${tags} > li`, {
  fontSize: 'small',
  color: 'muted',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  padding: '1px 0.5625rem',
  background: theme.card.tagGround,
  border: theme.card.tagBorder,
  borderRadius: theme.card.tagRadius,
});

export const buy = style(grid({ columns: 'restAndEnd', align: 'start' }), {
  gridArea: 'buy',
  margin: `0 calc(-1 * ${theme.card.inset}) -${space[4]}`,
  padding: `${space[2]} ${theme.card.inset} ${space[3]}`,
  background: theme.card.plate,
  tablet: {
    alignSelf: 'stretch',
    alignContent: 'center',
    rowGap: '0.375rem',
    margin: 0,
    padding: `${space[2]} ${theme.card.inset}`,
    textAlign: theme.card.align as 'right',
  },
  '@container': { [largeLetters]: { display: 'block' } },
});
globalStyle(`${buy} > p:first-child`, {
  paddingTop: 1,
  textAlign: 'right',
  gridRow: 1,
  gridColumn: 2,
  justifySelf: 'end',
  maxWidth: '9.5rem',
  tablet: {
    gridColumn: '1 / -1',
    justifySelf: 'auto',
    maxWidth: 'none',
    paddingTop: 0,
    textAlign: theme.card.align as 'right',
  },
  '@container': { [largeLetters]: { maxWidth: 'none', textAlign: 'left' } },
});
globalStyle(`${buy} > p:nth-child(2)`, { gridRow: '1 / span 2', gridColumn: 1, tablet: { gridRow: 2 } });
const offered = `${buy}:has(s)`;
globalStyle(`${offered} > p:nth-child(2)`, { gridColumn: '1 / -1' });
globalStyle(`${card}:has(s)`, { belowTablet: { paddingTop: 3 } });
globalStyle(offered, { belowTablet: { paddingBlock: [1, 2] } });
globalStyle(`${buy} > p > span:first-child[data-cents]`, {
  fontSize: theme.price.size,
  fontWeight: theme.price.weight,
  color: theme.price.color,
});

globalStyle(`${buy} small`, { fontSize: 'small', color: 'muted', display: 'block', lineHeight: 1.35 });

globalStyle(`${buy} > button`, {
  width: '100%',
  marginTop: 2,
  gridArea: theme.card.button,
  position: 'relative',
  zIndex: 'raised',
  paddingInline: 3,
  tablet: {
    gridArea: '3 / 1 / auto / -1',
    alignSelf: 'center',
    justifySelf: 'end',
    maxWidth: '15rem',
    marginTop: 0,
  },
  wide: { gridArea: theme.card.button },
});
globalStyle(`${offered} > button`, { gridArea: '3 / 1 / auto / -1' });

globalStyle(`${card} > button`, {
  borderRadius: 'round',
  padding: 0,
  position: 'absolute',
  top: space[1],
  right: `calc(${theme.card.inset} - ${space[3]})`,
  width: 'touch',
  gap: 0,
  fontSize: 0,
  background: 'transparent',
  borderColor: 'transparent',
  tablet: {
    gridArea: 'picture',
    position: 'static',
    justifySelf: 'start',
    alignSelf: 'start',
    margin: `${space[1]} 0 0 calc(-0.75 * ${theme.card.inset})`,
  },
});
globalStyle(`${card} > button::before`, { width: '22px', height: '22px' });
