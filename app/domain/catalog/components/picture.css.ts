import { style } from '~/ui/layout/style';

export const photo = style({ aspectRatio: '1', objectFit: 'contain' });
