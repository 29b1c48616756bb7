import { control } from '~/ui/components/field.css';
import { inline } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';
import { popover } from '../shared.css';

export const menu = style({ flex: 'none', position: 'relative', belowTablet: { display: 'none' } });

export const summary = style(inline({ gap: 2 }), {
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});

globalStyle(`${menu}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });
export const icon = style({ display: 'none', tablet: { display: 'block' } });

export const panel = style(popover, {
  left: space[4],
  right: space[4],
  maxHeight: 'min(70vh, 32rem)',
  overflowY: 'auto',
  padding: 2,
  tablet: { left: 'auto', right: 0, top: '100%', width: '20rem' },
});
export const choices = style(panel, { tablet: { width: 'min(34rem, 90vw)' } });

// The selector outranks the focus colour of a coloured header.
globalStyle(`${menu} ${panel} :focus-visible`, { outlineColor: 'focus', outlineOffset: '-3px' });
export const search = style(panel, { display: 'grid', gap: 3, padding: 4 });
export const field = style(control, { width: '100%' });
export const list = style({
  tablet: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 },
});

const choiceRule = {
  display: 'grid',
  alignContent: 'center',
  minHeight: '3.25rem',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: theme.radius.small,
  lineHeight: 1.3,
} as const;

export const choice = style({
  ...choiceRule,
  textDecoration: 'none',
  ':hover': { background: 'accentSoft' },
});

// Every page has this menu: its entries carry no classes.
globalStyle(`${list} button`, {
  ...choiceRule,
  background: 'none',
  border: 0,
  color: 'text',
  cursor: 'pointer',
  width: '100%',
  fontWeight: 600,
  textAlign: 'start',
});
globalStyle(`${list} button:hover, ${list} [aria-current]`, { background: 'accentSoft' });
globalStyle(`${list} [aria-current]`, { boxShadow: `inset 3px 0 ${theme.color.accent}` });
globalStyle(`${list} small`, { color: 'muted', fontSize: 'small', fontWeight: 400 });
