import { style } from '~/ui/layout/style';

export const notice = style({ padding: [2, 4], color: 'text', textAlign: 'center', background: 'warnSoft' });
