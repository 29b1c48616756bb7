import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const told = style({ overflowWrap: 'anywhere' });
globalStyle(`${told} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: theme.color.accent,
});

export const toldTitle = style({
  fontSize: fontSize.base,
  fontWeight: 650,
  letterSpacing: 'normal',
  marginBottom: space[1],
});

export const lines = style({ display: 'grid', gap: space[3], marginBottom: space[4] });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const terms = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  padding: `${space[2]} 0`,
  cursor: 'pointer',
});

/** On a phone the sum stays at the lower edge while the order is read. */
export const sumInSight = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[3]} 0`,
  background: theme.color.raised,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [from.tablet]: { display: 'none' } },
});
