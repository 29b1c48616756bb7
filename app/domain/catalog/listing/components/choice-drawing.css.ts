import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { drawingColours } from '~/ui/tokens/drawing-colours';

const base = style({ flex: 'none', width: '5rem', height: '0.5rem', order: 1, background: theme.color.line });

export const bar = styleVariants(drawingColours.classMark, (stroke) => [base, { stroke, strokeWidth: 8 }]);

export const steps = style({
  flex: 'none',
  order: 1,
  width: '1.75rem',
  height: '1rem',
  stroke: theme.color.accent,
  strokeWidth: 5,
});
globalStyle(`${steps} > path + path`, { stroke: theme.color.line });
