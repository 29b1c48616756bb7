import { style } from '~/ui/layout/style';

export const bareFooter = style({ padding: 4, borderTop: 'line' });
