import { style } from '~/ui/layout/style';

export const footer = style({ position: 'relative', marginTop: 6 });
export const columns = style({ paddingTop: 7, paddingBottom: 6 });
export const closing = style({ paddingBottom: 4 });
