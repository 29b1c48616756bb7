import { style } from '~/ui/layout/style';

export const help = style({ marginTop: 4, borderTop: 'line' });
export const summary = style({ minHeight: 'touch', paddingTop: 3, fontWeight: 650 });
export const words = style({ paddingTop: 3, maxWidth: '42rem', fontSize: 'small' });
