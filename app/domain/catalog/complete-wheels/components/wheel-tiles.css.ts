import { globalStyle, style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';
import { card } from '../../components/article-card.css';

/** Beside `tiles`: a wheel has more lines than other goods, so the marks of its label and its maker stand beside the picture. */
export const wheelTiles = style({});
const tile = `${wheelTiles}${wheelTiles} ${card}`;
const facts = `${tile} > div:nth-of-type(1)`;
const roomy = '(min-width: 34rem)';

globalStyle(`${tile} > img, ${tile} > picture > img`, {
  maxWidth: '6.5rem',
  marginRight: 0,
  '@container': { [roomy]: { maxWidth: '13.75rem', margin: '-0.25rem 0.25rem -0.75rem auto' } },
});
globalStyle(`${facts} > h2`, {
  belowTablet: { fontSize: 'base' },
  '@container': { [roomy]: { lineHeight: 1.2 } },
});
globalStyle(`${facts} > h2 > span`, {
  '@container': { [roomy]: { position: 'absolute', top: space[3], left: space[4], maxWidth: '5rem' } },
});
globalStyle(`${facts} > h2 > a`, { WebkitLineClamp: 3 });
globalStyle(`${facts} > p`, { '@container': { [roomy]: { height: '1.2rem', lineHeight: '1.2rem' } } });
globalStyle(`${facts} > p + p`, { belowTablet: { display: 'none' } });
globalStyle(`${facts} > a`, {
  position: 'absolute',
  top: '2.75rem',
  left: space[2],
  flexDirection: 'column',
  alignItems: 'flex-start',
  rowGap: 1,
  '@container': { [roomy]: { top: '7.75rem', left: space[4] } },
});
globalStyle(`${facts} > a > span:last-child`, { display: 'none' });
