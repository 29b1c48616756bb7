import { style } from '~/ui/layout/style';

export const partner = style({ padding: [4, 0] });
