import { note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { largeLetters } from '~/ui/tokens/tokens';

export const list = style(stack({ gap: 2 }), {
  containerType: 'inline-size',
  gridTemplateColumns: theme.home.phoneTiles,
  tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  desktop: { gridTemplateColumns: theme.home.tiles, gap: 4 },
});
globalStyle(`${list} > li`, { '@container': { [largeLetters]: { gridColumn: '1 / -1' } } });

export const card = style(row({ gap: 2 }), {
  height: '100%',
  borderRadius: 'large',
  padding: 2,
  textDecoration: 'none',
  flexDirection: theme.home.phoneTileDirection as 'row',
  background: theme.home.tileGround,
  border: theme.home.tileBorder,
  tablet: { flexDirection: 'column', alignItems: theme.home.align, padding: 4 },
  desktop: {
    flexDirection: theme.home.tileDirection as 'row',
    alignItems: theme.home.align,
    gap: 4,
    textAlign: theme.home.align as 'start',
  },
  '@container': { [largeLetters]: { flexDirection: 'column', alignItems: 'start' } },
  transition: 'border-color 120ms, box-shadow 120ms',
  ':hover': { borderColor: 'accent', boxShadow: 'low' },
});

export const picture = style({
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
  desktop: { marginBlock: 'auto' },
});

export const arrow = style({
  flex: 'none',
  color: 'accent',
  display: theme.home.phoneTileText,
  tablet: { display: 'none' },
});
/** Beside the picture they stand in the middle; below it they begin at one height in all cards. */
export const words = style(stack({ gap: 1, content: 'start' }), {
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  belowTablet: { marginInline: -1 },
  tablet: { marginBlock: 'auto' },
});
export const title = style({
  fontSize: theme.home.phoneTileName,
  fontWeight: 650,
  lineHeight: 1.25,
  tablet: { fontSize: 'medium' },
});
export const text = style(note(), {
  display: theme.home.phoneTileText,
  lineHeight: 1.45,
  tablet: { display: 'block' },
});
