import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget } from '~/ui/tokens/tokens';

/** What a list says about the chosen vehicle. */
export const fitting = style({ marginBottom: space[3], fontSize: fontSize.small });

/** One row that scrolls: what is compared stands below it. */
export const fittingSizes = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  padding: `${space[1]} 0`,
});

export const fittingSize = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
  padding: `0 ${space[3]}`,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: '99rem',
  background: theme.color.surface,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { borderColor: theme.color.accent, background: theme.color.accentSoft } },
});
