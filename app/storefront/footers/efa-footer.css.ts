import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const footer = style({
  background: theme.color.surface,
  borderTop: `3px solid ${theme.color.action}`,
});

export const slogan = style({
  padding: `${space[4]} 0`,
  fontSize: `clamp(${fontSize.title}, 5vw, ${fontSize.display})`,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  textTransform: theme.headline.case as 'none',
  lineHeight: 1.1,
});

export const columns = style({
  borderTop: `1px solid ${theme.color.line}`,
  paddingTop: space[5],
  paddingBottom: space[6],
});

export const title = style({
  paddingBottom: space[3],
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: theme.color.accent,
});

export const closing = style({
  borderTop: `1px solid ${theme.color.line}`,
  padding: `${space[3]} 0 ${space[4]}`,
  color: theme.color.muted,
});
