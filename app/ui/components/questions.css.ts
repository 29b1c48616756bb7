import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space } from '../tokens/tokens';

export const question = style({ borderTop: `1px solid ${theme.color.line}`, padding: `${space[3]} 0` });
globalStyle(`${question} > summary`, { cursor: 'pointer', fontSize: fontSize.medium, fontWeight: 650 });
globalStyle(`${question} > p`, { marginTop: space[2] });
