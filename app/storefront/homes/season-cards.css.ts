import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const list = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: theme.home.phoneTiles,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: theme.home.tiles, gap: space[4] },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: theme.home.phoneTileDirection as 'row',
  alignItems: 'center',
  gap: space[2],
  height: '100%',
  padding: space[2],
  background: theme.home.tileGround,
  border: theme.home.tileBorder,
  borderRadius: theme.radius.large,
  textDecoration: 'none',
  '@media': {
    [from.tablet]: { flexDirection: 'column', alignItems: theme.home.align, padding: space[4] },
    [from.desktop]: {
      flexDirection: theme.home.tileDirection as 'row',
      alignItems: theme.home.align,
      gap: space[4],
      textAlign: theme.home.align as 'start',
    },
  },
  transition: 'border-color 120ms, box-shadow 120ms',
  ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
});

export const picture = style({ flex: 'none', width: '4.5rem', height: '4.5rem' });

export const arrow = style({
  flex: 'none',
  display: theme.home.phoneTileText,
  color: theme.color.accent,
  '@media': { [from.tablet]: { display: 'none' } },
});
export const words = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'grid',
  '@media': { [from.tablet]: { alignSelf: 'stretch' } },
  alignContent: 'center',
  gap: space[1],
  overflowWrap: 'anywhere',
});
export const title = style({
  fontSize: theme.home.phoneTileName,
  fontWeight: 650,
  lineHeight: 1.25,
  '@media': { [from.tablet]: { fontSize: fontSize.medium } },
});
export const text = style({
  display: theme.home.phoneTileText,
  color: theme.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.45,
  '@media': { [from.tablet]: { display: 'block' } },
});
