import { style } from '@vanilla-extract/css';
import { cluster } from '~/ui/layout/recipes.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const operators = cluster({ rowGap: 4, columnGap: 6 });
export const mark = style({ width: '100%', height: '1.75rem', marginBottom: space[3] });
export const title = style({ fontSize: fontSize.base, fontWeight: 650 });
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
