import { card, grid, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { from } from '~/ui/tokens/tokens';

/** 1, 2, 3, 4 a row (spec 1, repair and maintenance page). */
export const cards = style(stack({ gap: 2 }), {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 },
  desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  wide: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

// A card that would be left alone fills its row.
globalStyle(`${cards} > :last-child:nth-child(3n + 1)`, {
  '@media': { [`${from.desktop} and (max-width: 79.99rem)`]: { gridColumn: '1 / -1' } },
});
globalStyle(`${cards} > :last-child:nth-child(4n + 1)`, { wide: { gridColumn: '1 / -1' } });

export const beyond = style({ belowWide: { display: 'none' } });

export const link = style(grid({ columnGap: 3, rowGap: 1, content: 'start' }), card(), {
  height: '100%',
  padding: 3,
  textDecoration: 'none',
  color: 'text',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'start',
  transition: 'border-color 120ms, box-shadow 120ms',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
  tablet: {
    padding: 5,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr auto',
    rowGap: 2,
  },
});

export const icon = style({
  fontSize: 'title',
  color: 'accent',
  gridRow: 'span 3',
  lineHeight: 1,
  tablet: { gridRow: 'auto', gridColumn: '1 / -1', fontSize: 'display' },
});
export const title = style({
  fontSize: 'base',
  fontWeight: 650,
  color: 'text',
  lineHeight: 1.3,
  tablet: { fontSize: 'medium' },
});
export const arrow = style({ color: 'accent', alignSelf: 'center', lineHeight: 0 });
globalStyle(`${link}:hover ${title}`, { color: 'accent' });
export const summary = style({
  fontSize: 'small',
  color: 'muted',
  gridColumn: '2 / -1',
  tablet: { gridColumn: '1 / -1', fontSize: 'base' },
});
export const price = style(row(), {
  fontSize: 'base',
  fontWeight: 650,
  gridColumn: '2 / -1',
  color: 'text',
  tablet: { gridColumn: '1 / -1', alignSelf: 'end', marginTop: 1 },
});
