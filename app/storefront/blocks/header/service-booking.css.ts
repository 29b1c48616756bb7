import { style } from '@vanilla-extract/css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const box = style({ display: 'grid', gap: space[3], maxWidth: '22rem' });
export const title = style({ fontWeight: 700, fontSize: fontSize.medium });
