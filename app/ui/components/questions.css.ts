import { openingMark } from '~/ui/layout/opening-mark';
import { globalStyle, style } from '~/ui/layout/style';

export const question = style({ borderTop: 'line' });
openingMark(`${question} > summary`);
globalStyle(`${question} > summary`, { fontSize: 'medium', fontWeight: 650, paddingBlock: 3 });
globalStyle(`${question} > :last-child:not(summary)`, { paddingBottom: 3 });
