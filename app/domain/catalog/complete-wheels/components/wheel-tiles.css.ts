import { globalStyle, style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';
import { card } from '../../components/article-card.css';

/** Beside `tiles`: a wheel has more lines than other goods, so the marks of its label stand beside the picture. */
export const wheelTiles = style({});
const tile = `${wheelTiles}${wheelTiles} ${card}`;
const facts = `${tile} > div:nth-of-type(1)`;
const roomy = '(min-width: 34rem)';

globalStyle(`${tile} > img, ${tile} > picture > img`, {
  maxWidth: '7rem',
  marginRight: 1,
  '@container': { [roomy]: { maxWidth: '13.75rem', margin: '0 0.25rem -1.5rem auto' } },
});
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } as const;
globalStyle(`${facts} > h2`, { '@container': { [roomy]: { ...clamped, overflow: 'hidden' } } });
globalStyle(`${facts} > h2 > :is(a, span)`, { '@container': { [roomy]: { display: 'inline' } } });
globalStyle(`${facts} > p + p`, { belowTablet: { display: 'none' } });
globalStyle(`${facts} > a`, {
  position: 'absolute',
  top: '3.25rem',
  left: space[2],
  flexDirection: 'column',
  alignItems: 'flex-start',
  rowGap: 1,
  '@container': { [roomy]: { top: '7.75rem', left: space[4] } },
});
globalStyle(`${facts} > a > span:last-child`, { display: 'none' });
