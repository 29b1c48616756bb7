import { grid, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '../theme/contract.css';

export const field = style(stack({ gap: 1, content: 'start' }), { minWidth: 0 });
export const label = style({ fontWeight: 600, fontSize: 'base' });
export const hint = note();

export const control = style({
  width: '100%',
  background: 'surface',
  borderRadius: 'small',
  padding: [2, 3],
  color: 'text',
  minHeight: 'touch',
  border: `1.5px solid ${theme.color.lineStrong}`,
  ':hover': { borderColor: 'text' },
  '::placeholder': { color: 'muted', opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: 'danger' } },
});

globalStyle(`${control}[inputmode="numeric"][autocomplete$="postal-code"]`, { maxWidth: '8rem' });
globalStyle(`${control}[autocomplete="honorific-prefix"]`, { maxWidth: '12rem' });
globalStyle(`${control}[type="tel"]`, { maxWidth: '24rem' });

/** The button stands beside the control, whatever hint or error is below it. */
export const withButton = style(grid({ columns: 'restAndEnd', columnGap: 2, content: 'start' }));
globalStyle(`${withButton} > ${field}`, { gridRow: '1 / span 4', gridTemplateRows: 'subgrid' });
globalStyle(`${withButton} > button`, { gridRow: 2, paddingBlock: 0 });
export const reveal = style({ justifySelf: 'start', selectors: { '&&': { paddingInline: 0 } } });

export const error = style(row({ gap: 1, align: 'stretch' }), {
  fontSize: 'small',
  fontWeight: 550,
  color: 'danger',
});

export const boxRules = {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: theme.color.accent,
} as const;

export const box = style(boxRules);

export const summary = style({
  borderRadius: 'small',
  padding: 4,
  background: 'dangerSoft',
  color: 'danger',
  border: `1px solid ${theme.color.danger}`,
});

export const summaryList = style(stack({ gap: 1 }), { marginTop: 2 });
