import { style } from '~/ui/layout/style';

export const footer = style({ background: 'surface', borderTop: 'line' });
export const columns = style({ paddingTop: 7, paddingBottom: 6 });
export const closing = style({ belowTablet: { paddingBottom: 3 } });
