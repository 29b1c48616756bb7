import { globalStyle, style } from '~/ui/layout/style';

export const question = style({ borderTop: 'line', padding: [3, 0] });
globalStyle(`${question} > summary`, { cursor: 'pointer', fontSize: 'medium', fontWeight: 650 });
globalStyle(`${question} > p`, { marginTop: 2 });
