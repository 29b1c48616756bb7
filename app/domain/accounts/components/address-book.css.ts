import { style } from '@vanilla-extract/css';
import { space } from '~/ui/tokens/tokens';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
