import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { space, touchTarget, zIndex } from '../tokens/tokens';

export const corner = style({
  position: 'fixed',
  top: space[4],
  right: space[4],
  left: space[4],
  zIndex: zIndex.skip,
  display: 'grid',
  justifyItems: 'end',
  gap: space[2],
  pointerEvents: 'none',
});

/** Above what else stays at the window's foot. */
export const foot = style([
  corner,
  { top: 'auto', bottom: `calc(${space[4]} + var(--foot-room, 0rem) + var(--bar-room, 0rem))` },
]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  maxWidth: '26rem',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderRadius: theme.radius.small,
  border: '1px solid',
  boxShadow: theme.shadow.high,
  pointerEvents: 'auto',
});

export const toast = styleVariants({
  danger: [
    base,
    { background: theme.color.dangerSoft, borderColor: theme.color.danger, color: theme.color.danger },
  ],
  good: [base, { background: theme.color.goodSoft, borderColor: theme.color.good, color: theme.color.good }],
});

export const text = style({ flex: '1 1 0', minWidth: '10rem', color: theme.color.text });

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
