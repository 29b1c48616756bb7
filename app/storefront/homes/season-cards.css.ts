import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const list = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.desktop]: { gridTemplateColumns: theme.home.tiles, gap: space[4] } },
});

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: '100%',
  padding: space[4],
  background: theme.home.tileGround,
  border: theme.home.tileBorder,
  borderRadius: theme.radius.large,
  textDecoration: 'none',
  '@media': {
    [from.desktop]: {
      flexDirection: theme.home.tileDirection as 'row',
      alignItems: theme.home.align,
      textAlign: theme.home.align as 'start',
    },
  },
  transition: 'border-color 120ms, box-shadow 120ms',
  ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
});

export const picture = style({ flex: 'none', width: '4.5rem', height: '4.5rem' });

export const arrow = style({ flex: 'none', color: theme.color.accent });
export const words = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'grid',
  // In the middle of a row, and as wide as a column.
  alignSelf: 'stretch',
  alignContent: 'center',
  gap: space[1],
  overflowWrap: 'anywhere',
});
export const title = style({ fontSize: fontSize.medium, fontWeight: 650, lineHeight: 1.25 });
export const text = style({ color: theme.color.muted, fontSize: fontSize.small, lineHeight: 1.45 });
