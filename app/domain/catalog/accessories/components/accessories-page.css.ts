import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const picture = style({
  overflow: 'hidden',
  height: 'clamp(8rem, 22vw, 16rem)',
  borderRadius: theme.radius.large,
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[4] } },
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  height: '100%',
  padding: space[4],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  background: theme.color.raised,
  color: theme.color.accent,
  fontWeight: 650,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
});
globalStyle(`${tile} > svg`, { maxWidth: '100%' });
