import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { space, upTo } from '~/ui/tokens/tokens';

export const footer = style(look({ ground: 'surface', line: 'top' }));
export const columns = style({ paddingTop: space[7], paddingBottom: space[6] });

export const closing = style({ '@media': { [upTo.tablet]: { paddingBottom: space[3] } } });
