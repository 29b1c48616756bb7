import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, touchTarget } from '~/ui/tokens/tokens';

export const bar = style({
  position: 'relative',
  background: theme.color.accentSoft,
  color: theme.color.text,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: fontSize.small,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `0 ${space[4]}`,
});

/** A phone has no room for what only adorns. */
export const mark = style({
  display: 'none',
  flex: 'none',
  '@media': { [from.tablet]: { display: 'inline-flex' } },
});

export const code = style({ whiteSpace: 'nowrap', letterSpacing: '0.02em' });

export const small = style({ color: theme.color.muted });

export const link = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: touchTarget,
  '@media': { [from.desktop]: { minHeight: '2.25rem' } },
});
