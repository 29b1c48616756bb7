import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { row } from '~/ui/layout/recipes.css';
import { theme } from '../theme/contract.css';

const base = style([
  row({ gap: 3, align: 'stretch' }),
  look({ below: 4, radius: 'small', padding: 4 }),
  { border: '1px solid' },
]);

globalStyle(`${base} > svg`, { flex: 'none' });
export const text = style({ flex: 1, minWidth: 0 });

export const notice = styleVariants({
  good: [base, { background: theme.color.goodSoft, color: theme.color.good }],
  info: [
    base,
    { background: theme.color.accentSoft, color: theme.color.text, borderColor: theme.color.line },
  ],
  warn: [base, { background: theme.color.warnSoft, color: theme.color.warn }],
});
