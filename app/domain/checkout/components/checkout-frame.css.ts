import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBottom: space[4],
  fontSize: fontSize.small,
  '@media': { [from.tablet]: { columnGap: space[5] } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  color: theme.color.muted,
});

globalStyle(`${step} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: touchTarget,
  minHeight: touchTarget,
});

export const currentStep = style([step, { color: theme.color.text, fontWeight: 650 }]);

export const stepMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: '50%',
  fontWeight: 650,
  selectors: {
    [`${currentStep} &`]: {
      background: theme.color.accent,
      color: theme.color.accentText,
      borderColor: theme.color.accent,
    },
  },
});

/** On phones only the current step has room for its words; the others are said. */
export const stepLabel = style({});
globalStyle(`${step}:not(${currentStep}) ${stepLabel}`, { '@media': { [upTo.tablet]: visuallyHiddenRules } });

export const message = style({ marginTop: space[4] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  marginTop: space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const oneColumn = style({ marginTop: space[4] });

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const summary = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.desktop]: { position: 'sticky', top: space[4] } },
});

export const goods = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
globalStyle(`${goods} li`, { display: 'flex', justifyContent: 'space-between', gap: space[3] });

export const small = style({ display: 'block', color: theme.color.muted, fontSize: fontSize.small });

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'baseline',
  paddingTop: space[3],
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${sums} dd`, { textAlign: 'right' });

export const total = style({ paddingTop: space[2], fontWeight: 650 });

export const change = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });

/** A form of a step: one column, its fields in a grid. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

const wide = { '@media': { [from.tablet]: { gridColumn: 'span 6' } } };
export const sixth = {
  whole: style(wide),
  half: style({ '@media': { [from.tablet]: { gridColumn: 'span 3' } } }),
  third: style({ '@media': { [from.tablet]: { gridColumn: 'span 2' } } }),
  twoThirds: style({ '@media': { [from.tablet]: { gridColumn: 'span 4' } } }),
};

export const options = style({ display: 'grid', gap: space[3] });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
  selectors: {
    '&:has(:checked)': { borderColor: theme.color.accent, background: theme.color.accentSoft },
  },
});

/** Only for those who fetch the goods: it is out of reach, and says why, while a parcel is chosen. No script is needed. */
export const optionWithoutParcel = style([option]);
export const reason = style({ display: 'block' });
const withParcel = 'form:has([value="versand"]:checked)';
globalStyle(`${withParcel} ${reason}`, { color: theme.color.warn, fontWeight: 650 });
globalStyle(`${withParcel} ${optionWithoutParcel}`, {
  borderColor: theme.color.line,
  background: theme.color.page,
  color: theme.color.muted,
  pointerEvents: 'none',
});
globalStyle(`${withParcel} ${optionWithoutParcel} > input`, { visibility: 'hidden' });

globalStyle(`${option} p`, { gridColumn: 2, color: theme.color.muted, fontSize: fontSize.small });
globalStyle(`${option} label`, { fontWeight: 650, cursor: 'pointer' });

export const legend = style({ fontWeight: 650, fontSize: fontSize.medium, marginBottom: space[3] });

export const submit = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
globalStyle(`${submit} button`, { '@media': { [from.desktop]: { flex: '0 1 16rem' } } });
