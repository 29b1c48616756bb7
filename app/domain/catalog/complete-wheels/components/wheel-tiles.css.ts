import { globalStyle, style } from '~/ui/layout/style';
import { buy, card } from '../../components/article-card.css';

/** Beside `tiles`: a wheel has more lines than other goods, so its picture is smaller and its price stands beside the button. */
export const wheelTiles = style({});
const tile = `${wheelTiles}${wheelTiles} ${card}`;
const roomy = '(min-width: 34rem)';
globalStyle(`${tile} > img, ${tile} > picture > img`, {
  maxWidth: '4rem',
  '@container': { [roomy]: { maxWidth: '7.5rem', height: '7.5rem' } },
});
globalStyle(`${tile} > div > p + p`, { belowTablet: { display: 'none' } });
globalStyle(`${tile} > ${buy} > p`, { display: 'block' });
globalStyle(`${tile} > ${buy} > p:nth-child(2)`, {
  '@container': { [roomy]: { flex: '1 1 0', maxWidth: 'none' } },
});
globalStyle(`${tile} > ${buy} > button`, { '@container': { [roomy]: { flex: 'none', padding: '0.5rem' } } });
