import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { grid, note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '../theme/contract.css';
import { fontSize, space, touchTarget } from '../tokens/tokens';

export const field = style([stack({ gap: 1, content: 'start' }), { minWidth: 0 }]);
export const label = style({ fontWeight: 600, fontSize: fontSize.base });
export const hint = note();

export const control = style([
  look({ fill: true, ground: 'surface', radius: 'small', padding: [2, 3], color: 'ink' }),
  {
    minHeight: touchTarget,
    border: `1.5px solid ${theme.color.lineStrong}`,
    ':hover': { borderColor: theme.color.text },
    '::placeholder': { color: theme.color.muted, opacity: 1 },
    selectors: { '&[aria-invalid="true"]': { borderColor: theme.color.danger } },
  },
]);

globalStyle(`${control}[inputmode="numeric"][autocomplete$="postal-code"]`, { maxWidth: '8rem' });
globalStyle(`${control}[autocomplete="honorific-prefix"]`, { maxWidth: '12rem' });
globalStyle(`${control}[type="tel"]`, { maxWidth: '20rem' });

/** The button stands beside the control, whatever hint or error is below it. */
export const withButton = style([grid({ columns: 'restAndEnd', columnGap: 2, content: 'start' })]);
globalStyle(`${withButton} > ${field}`, { gridRow: '1 / span 4', gridTemplateRows: 'subgrid' });
globalStyle(`${withButton} > button`, { gridRow: 2, paddingBlock: 0 });

export const reveal = style({ justifySelf: 'start', selectors: { '&&': { paddingInline: 0 } } });

export const error = style([
  row({ gap: 1, align: 'stretch' }),
  look({ size: 'small', weight: 550 }),
  { color: theme.color.danger },
]);

export const boxRules = {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: theme.color.accent,
} as const;

export const box = style(boxRules);

export const summary = style([
  look({ radius: 'small', padding: 4 }),
  {
    background: theme.color.dangerSoft,
    color: theme.color.danger,
    border: `1px solid ${theme.color.danger}`,
  },
]);

export const summaryList = style([stack({ gap: 1 }), { marginTop: space[2] }]);
