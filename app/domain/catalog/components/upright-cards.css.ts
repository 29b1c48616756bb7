import { globalStyle, style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';
import { buy, card, cards, tags } from './article-card.css';

export const upright = style({ containerType: 'inline-size' });
const uprightCard = `${upright} ${card}`;
const roomForTwo = '(min-width: 34rem)';

globalStyle(`${upright} > ${cards}`, {
  display: 'flex',
  gap: 3,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@container': {
    [roomForTwo]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: 4 },
  },
});
globalStyle(uprightCard, {
  flex: 'none',
  border: 'line',
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: 'min(15.5rem, 100%)',
  gap: 0,
  minHeight: 0,
  scrollSnapAlign: 'start',
  '@container': { [roomForTwo]: { width: 'auto' } },
});
globalStyle(`${uprightCard} > img, ${uprightCard} > picture > img`, {
  width: '5rem',
  margin: `${space[2]} auto 0`,
});
globalStyle(`${uprightCard} > div`, { margin: 0, padding: [1, 4, 0] });
globalStyle(`${uprightCard} ${tags}`, { display: 'none' });
globalStyle(`${uprightCard} > div > a`, { columnGap: 2 });
globalStyle(`${uprightCard} > div > a > span:last-child`, { display: 'none' });
globalStyle(`${uprightCard} > ${buy}`, {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingBottom: 3,
  textAlign: 'left',
});
globalStyle(`${upright} ${buy} > p`, { maxWidth: 'none', padding: [0, 0, 1], textAlign: 'left' });
globalStyle(`${upright} ${buy} > button`, { maxWidth: 'none', marginTop: 'auto' });
globalStyle(`${uprightCard} > button`, { position: 'absolute', top: space[1], right: space[1], margin: 0 });
