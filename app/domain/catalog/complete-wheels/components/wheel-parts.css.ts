import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const parts = style({ width: '100%' });
globalStyle(`${parts} th`, { paddingLeft: 0, fontWeight: 500 });
globalStyle(`${parts} tbody th > *`, { display: 'block' });
globalStyle(`${parts} small`, { color: theme.color.muted, fontSize: fontSize.small, fontWeight: 400 });
globalStyle(`${parts} :is(td, thead th + th)`, { paddingRight: 0, textAlign: 'right', verticalAlign: 'top' });
globalStyle(`${parts} tr + tr`, { borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${parts} tfoot`, { borderTop: `2px solid ${theme.color.lineStrong}` });
globalStyle(`${parts} tfoot tr:last-child > *`, { fontWeight: 700, paddingTop: space[2] });
