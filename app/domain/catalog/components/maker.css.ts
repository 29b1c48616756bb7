import { style } from '@vanilla-extract/css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const operators = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[6]}` });

export const mark = style({ width: '100%', height: '1.75rem', marginBottom: space[3] });

export const title = style({ fontSize: fontSize.base, fontWeight: 650 });

export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
