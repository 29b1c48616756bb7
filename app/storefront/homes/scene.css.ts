import { style } from '~/ui/layout/style';

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
