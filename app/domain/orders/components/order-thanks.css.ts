import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: '48rem',
  margin: '0 auto',
  paddingTop: space[6],
  justifyItems: 'stretch',
});

export const head = style({ display: 'flex', gap: space[4], alignItems: 'start' });

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: '50%',
  background: theme.color.goodSoft,
  color: theme.color.good,
});

export const small = style({ display: 'block', color: theme.color.muted, fontSize: fontSize.small });

export const steps = style({
  display: 'grid',
  gap: space[2],
  paddingLeft: space[5],
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});

export const bank = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[4],
  padding: space[4],
  background: theme.color.accentSoft,
  borderRadius: theme.radius.small,
});
globalStyle(`${bank} > div`, {
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '12rem 1fr' } },
});
globalStyle(`${bank} dd`, { fontWeight: 650 });

export const lines = style({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const total = style([
  line,
  { paddingTop: space[3], borderTop: `1px solid ${theme.color.line}`, fontWeight: 650 },
]);
