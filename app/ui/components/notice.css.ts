import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { space } from '../tokens/tokens';

const base = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  marginBottom: space[4],
  borderRadius: theme.radius.small,
  border: '1px solid',
});

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
