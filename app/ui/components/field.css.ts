import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space, touchTarget } from '../tokens/tokens';

export const field = style({ display: 'grid', gap: space[1], minWidth: 0, alignContent: 'start' });

export const label = style({ fontWeight: 600, fontSize: fontSize.base });

export const hint = style({ color: theme.color.muted, fontSize: fontSize.small });

export const control = style({
  width: '100%',
  minHeight: touchTarget,
  padding: `${space[2]} ${space[3]}`,
  background: theme.color.surface,
  color: theme.color.text,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
  ':hover': { borderColor: theme.color.text },
  '::placeholder': { color: theme.color.muted, opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: theme.color.danger } },
});

// A field is as wide as what goes into it.
globalStyle(`${control}[inputmode="numeric"][autocomplete$="postal-code"]`, { maxWidth: '8rem' });
globalStyle(`${control}[autocomplete="honorific-prefix"]`, { maxWidth: '12rem' });
globalStyle(`${control}[type="tel"]`, { maxWidth: '20rem' });

/** A field and its button: beside the control, whatever hint or error stands below it. */
export const withButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  alignContent: 'start',
});
globalStyle(`${withButton} > ${field}`, { gridRow: '1 / span 4', gridTemplateRows: 'subgrid' });
globalStyle(`${withButton} > button`, { gridRow: 2, paddingBlock: 0 });

/** Below a password: shows what was typed. */
export const reveal = style({ justifySelf: 'start', selectors: { '&&': { paddingInline: 0 } } });

export const error = style({
  display: 'flex',
  gap: space[1],
  color: theme.color.danger,
  fontSize: fontSize.small,
  fontWeight: 550,
});

/** For style sheets that give it to boxes by where they stand: lists have dozens. */
export const boxRules = {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: theme.color.accent,
} as const;

export const box = style(boxRules);

export const summary = style({
  padding: space[4],
  background: theme.color.dangerSoft,
  color: theme.color.danger,
  border: `1px solid ${theme.color.danger}`,
  borderRadius: theme.radius.small,
});

export const summaryList = style({ marginTop: space[2], display: 'grid', gap: space[1] });
