import { style } from '@vanilla-extract/css';
import { space } from '~/ui/tokens/tokens';

export const footer = style({ position: 'relative', marginTop: space[6] });
export const columns = style({ paddingTop: space[7], paddingBottom: space[6] });
export const closing = style({ paddingBottom: space[4] });
