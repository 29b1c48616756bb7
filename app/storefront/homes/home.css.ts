import { style } from '@vanilla-extract/css';
import { space } from '~/ui/tokens/tokens';

export const offers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
