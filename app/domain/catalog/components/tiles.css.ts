import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, largeLetters, space } from '~/ui/tokens/tokens';
import { buy, card, cards, tags } from './article-card.css';

export const tiles = style({ containerType: 'inline-size' });

const tile = `${tiles} ${card}`;
const facts = `${tile} > div:nth-of-type(1)`;
const bought = `${tile} > ${buy}`;
const roomy = '(min-width: 34rem)';
const tight = { paddingInline: space[1], fontSize: fontSize.small };

globalStyle(`${tiles} > ${cards}`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  '@container': {
    [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [roomy]: { gap: space[4] },
    '(min-width: 54rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(tile, {
  gridTemplateAreas: '"picture" "facts" "buy"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'stretch',
  gap: 0,
  padding: 0,
  minHeight: 0,
  border: 'line',
});
globalStyle(`${tile}:nth-of-type(n + 7)`, { containIntrinsicHeight: 'auto 22rem' });

globalStyle(`${tile} > img, ${tile} > picture > img`, {
  maxWidth: '8rem',
  aspectRatio: '1',
  margin: `${space[1]} auto 0`,
  '@container': { [roomy]: { maxWidth: '13.75rem', height: '13.75rem' } },
});
globalStyle(facts, {
  padding: [2, 3, 0],
  '@container': { [roomy]: { padding: `${space[1]} ${space[4]} 0` } },
});
globalStyle(`${facts} > h2`, { paddingRight: 5 });
globalStyle(`${facts} > p > b`, {
  fontSize: 'small',
  letterSpacing: 0,
  '@container': { [roomy]: { fontSize: fontSize.base } },
});
globalStyle(`${facts} > ${tags}`, { display: 'none' });
globalStyle(`${tile} > button`, {
  gridArea: 'facts',
  position: 'static',
  justifySelf: 'end',
  alignSelf: 'start',
  margin: 0,
});

/** A verdict stands in the corner of the picture, and its reason opens below it: neither takes height. */
const verdict = `${facts} > [data-fitment]`;
globalStyle(verdict, {
  position: 'absolute',
  inset: `${space[2]} ${space[2]} auto`,
  margin: 0,
  pointerEvents: 'none',
});
globalStyle(`${verdict} > summary`, {
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  padding: [1, 3],
  background: 'raised',
  border: '1px solid currentColor',
  borderRadius: 'pill',
  textDecoration: 'none',
  cursor: 'pointer',
  pointerEvents: 'auto',
});
globalStyle(`${verdict} > summary::before`, { content: "''", position: 'absolute', inset: '-0.5rem' });
globalStyle(`${verdict} > summary::after`, { content: '" ▾" / ""' });
globalStyle(`${verdict} > div`, {
  position: 'absolute',
  inset: '100% 0 auto',
  maxHeight: '16rem',
  marginTop: 1,
  padding: [2, 3],
  overflowY: 'auto',
  background: 'raised',
  border: 'strong',
  borderRadius: 'small',
  boxShadow: 'high',
  color: 'text',
  fontWeight: 500,
  pointerEvents: 'auto',
});

globalStyle(bought, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  margin: 0,
  alignSelf: 'end',
  columnGap: 2,
  rowGap: 1,
  padding: [2, 3, 3],
  textAlign: 'left',
  '@container': { [roomy]: { padding: `${space[1]} ${space[4]} 0.625rem` } },
});
// The large figures of a theme stay in a card of a narrow phone.
globalStyle(`${bought} > p > span:first-child[data-cents]`, { fontSize: `min(${theme.price.size}, 7cqi)` });
globalStyle(`${bought} > p:first-child`, {
  flex: '1 1 100%',
  maxWidth: 'none',
  padding: 0,
  textAlign: 'left',
});
globalStyle(`${bought} > p:nth-child(2)`, { flex: '1 0 auto', maxWidth: '100%' });
// The old price of an offer leaves room for the button.
globalStyle(`${bought}:has(s) > p:nth-child(2)`, {
  '@container': { '(min-width: 54rem)': { flex: '1 1 0', lineHeight: 1.2 } },
});
globalStyle(`${bought} > button`, {
  flex: '1 0 auto',
  maxWidth: 'none',
  width: 'auto',
  paddingInline: 2,
  margin: 0,
  '@container': {
    '(max-width: 24rem)': tight,
    '(min-width: 54rem) and (max-width: 66rem)': tight,
  },
});
