import { style } from '@vanilla-extract/css';
import { space, type } from '~/ui/tokens/tokens';

export const box = style({ display: 'grid', gap: space[3], maxWidth: '22rem' });
export const title = style({ fontWeight: 700, fontSize: type.medium });
