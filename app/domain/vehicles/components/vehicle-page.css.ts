import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const page = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' });

/** The ways beside one another where there is room. */
export const ways = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const form = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
globalStyle(`${form} > *`, { width: '100%' });
globalStyle(`${form} > button`, { width: 'auto' });

export const further = style({ marginTop: space[5] });
// The number on the vehicle has 17 signs.
globalStyle(`${further} input`, { maxWidth: '20rem' });

export const pair = style({ display: 'grid', gap: space[4], gridTemplateColumns: '1fr 1fr' });

export const certificate = style({ marginBottom: space[4], maxWidth: '22.5rem' });
globalStyle(`${certificate} svg`, { display: 'block', width: '100%', height: 'auto' });

export const choices = style({
  display: 'grid',
  gap: space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const legend = style(visuallyHiddenRules);
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: touchTarget,
  padding: space[3],
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: theme.color.accent, background: theme.color.accentSoft } },
});
export const drawing = style({ color: theme.color.accent, lineHeight: 0 });
export const facts = style({ display: 'block', fontSize: fontSize.small, color: theme.color.muted });

export const own = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const label = style({ fontSize: fontSize.large, fontWeight: 700, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const sizes = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${sizes} :is(th, td)`, {
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${sizes} thead th`, {
  border: 0,
  fontSize: fontSize.small,
  color: theme.color.muted,
  fontWeight: 500,
});
export const scroll = style({ overflowX: 'auto' });
export const badge = style({
  marginLeft: space[2],
  padding: `0 ${space[2]}`,
  borderRadius: '99rem',
  background: theme.color.accentSoft,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
});

export const naming = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  gridColumn: '1 / -1',
});

export const compared = style({ display: 'grid', gap: space[3], marginTop: space[4] });
globalStyle(`${compared} dt`, { fontSize: fontSize.small, color: theme.color.muted });
globalStyle(`${compared} dd`, { margin: `0 0 ${space[2]}` });
