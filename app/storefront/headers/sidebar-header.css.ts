import { cluster, container, note, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { from, space, touchTarget } from '~/ui/tokens/tokens';
import { link } from '../blocks/header/menu-rows.css';

const width = '17rem';
const { wide } = from;
/** The column is sticky on high screens only; elsewhere it scrolls with the page. */
const wideAndHigh = 'screen and (min-width: 80rem) and (min-height: 46rem)';

export const frame = style({
  '@media': {
    [wide]: {
      selectors: {
        '&&': { position: 'absolute', insetBlock: 0, left: 0, width, borderBottom: 0, borderRight: 'line' },
      },
    },
  },
});

globalStyle(`body:has(> div > ${frame})`, {
  '@media': { [wide]: { position: 'relative', paddingLeft: width } },
});

export const column = style(cluster({ rowGap: 2, align: 'center' }), container(), {
  width: '100%',
  padding: [1, 4],
  '@media': {
    [from.tablet]: { paddingBlock: space[3] },
    [wide]: { display: 'grid', gap: 3, padding: [5, 4] },
    [wideAndHigh]: {
      position: 'sticky',
      top: 0,
      height: '100vh',
      gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
    },
  },
});

export const search = style({
  '@media': {
    [from.tablet]: { flex: '1 1 10rem', marginInline: space[3] },
    [wide]: { flex: 'none', marginInline: 0 },
  },
});

export const tools = style(row(), {
  marginLeft: 'auto',
  '@media': {
    [from.tablet]: { gap: space[2] },
    [wide]: { marginLeft: 0, gap: 4 },
  },
});

export const navigation = style({
  '@media': {
    [wide]: { position: 'relative', margin: `0 calc(-1 * ${space[4]})` },
    [wideAndHigh]: {
      alignSelf: 'stretch',
      overflowY: 'auto',
      // A row that is cut off fades out: it tells that the column scrolls.
      maskImage: 'linear-gradient(black 97%, transparent)',
    },
  },
});
globalStyle(`${navigation} ${link}`, {
  '@media': { [wideAndHigh]: { minHeight: touchTarget, paddingBlock: space[2] } },
});
globalStyle(`${navigation} :focus-visible`, { outlineOffset: '-3px' });

export const place = style(row({ gap: 3 }), note(), {
  order: 5,
  flex: '1 1 100%',
  belowTablet: { display: 'none' },
  '@media': { [wide]: { order: 0, borderTop: 'line', flexWrap: 'wrap', gap: [0, 3] } },
});
globalStyle(`${place} > div:first-child`, { '@media': { [wide]: { display: 'block', flexBasis: '100%' } } });

globalStyle(`${place} > details > :is(ul, form)`, {
  '@media': { [wide]: { top: 'auto', right: 'auto', bottom: '100%', left: 0 } },
});
globalStyle(`${tools} > details > div`, { '@media': { [wide]: { right: 'auto', left: 0 } } });
