import { row } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';

const base = style(row({ gap: 3, align: 'stretch' }), {
  marginBottom: 4,
  borderRadius: 'small',
  padding: 4,
  border: '1px solid',
});

globalStyle(`${base} > svg`, { flex: 'none' });
export const text = style({ flex: 1, minWidth: 0 });

export const notice = styles({
  good: [base, { background: 'goodSoft', color: 'good' }],
  info: [base, { background: 'accentSoft', color: 'text', borderColor: 'line' }],
  warn: [base, { background: 'warnSoft', color: 'warn' }],
});
