import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, target, type } from '~/ui/tokens/tokens';

export const link = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: target,
  minHeight: target,
  textDecoration: 'none',
  '@media': { [from.tablet]: { paddingInline: space[2] } },
  ':hover': { color: theme.color.accent },
});

/** On phones these are in the menu: the bar has room for the cart. */
export const roomyLink = style([
  link,
  { display: 'none', '@media': { [from.tablet]: { display: 'inline-flex' } } },
]);

export const picture = style({ flex: 'none' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  lineHeight: 1.25,
  fontWeight: 550,
});

export const badge = style({
  position: 'absolute',
  top: 0,
  left: '1.25rem',
  minWidth: '1.25rem',
  padding: '0 0.3rem',
  borderRadius: '99rem',
  background: theme.color.action,
  color: theme.color.actionText,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
  border: `2px solid ${theme.color.surface}`,
  boxSizing: 'content-box',
  // On the cart's corner where only the sign is shown, after the word where there is one.
  '@media': { [from.tablet]: { position: 'static', marginLeft: space[2], border: 0, minWidth: '0.65rem' } },
});

export const sum = style({
  display: 'none',
  gridColumn: '1 / -1',
  fontSize: type.small,
  fontWeight: 450,
  color: theme.color.muted,
  '@media': { [from.desktop]: { display: 'block' } },
});
