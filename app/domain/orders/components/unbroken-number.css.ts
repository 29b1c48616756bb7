import { style } from '~/ui/layout/style';

export const unbroken = style({ whiteSpace: 'nowrap' });
