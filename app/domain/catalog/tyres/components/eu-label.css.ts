import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const labelGrid = style({ display: 'flex', flexWrap: 'wrap', gap: space[5] });
export const label = style({ width: '15rem', flex: 'none' });
export const picture = style({ display: 'block', width: '100%', height: 'auto' });
export const labelWords = style({ flex: '1 1 14rem', display: 'grid', gap: space[3], alignContent: 'start' });
globalStyle(`${labelWords} dt`, { color: theme.color.muted, fontSize: fontSize.small });
