import { cluster } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const operators = cluster({ rowGap: 4, columnGap: 6 });
export const mark = style({ width: '100%', height: '1.75rem', marginBottom: 3 });
export const title = style({ fontSize: 'base', fontWeight: 650 });
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
