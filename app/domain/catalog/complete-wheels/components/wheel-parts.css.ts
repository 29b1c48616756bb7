import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const parts = style({ width: '100%' });
globalStyle(`${parts} th`, { paddingLeft: 0, fontWeight: 500 });
globalStyle(`${parts} tbody th > *`, { display: 'block' });
globalStyle(`${parts} small`, { color: 'muted', fontSize: 'small', fontWeight: 400 });
globalStyle(`${parts} :is(td, thead th + th)`, { paddingRight: 0, textAlign: 'right', verticalAlign: 'top' });
globalStyle(`${parts} tr + tr`, { borderTop: 'line' });
globalStyle(`${parts} tfoot`, { borderTop: `2px solid ${theme.color.lineStrong}` });
globalStyle(`${parts} tfoot tr:last-child > *`, { fontWeight: 700, paddingTop: 2 });
