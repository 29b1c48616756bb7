import { style } from '~/ui/layout/style';

export const contents = style({ display: 'contents' });
