import { globalStyle, style, styles } from '~/ui/layout/style';
import { drawingColours } from '~/ui/tokens/drawing-colours';

const base = style({ flex: 'none', width: '5rem', height: '0.5rem', order: 1, background: 'line' });
export const bar = styles(drawingColours.classMark, (stroke) => [base, { stroke, strokeWidth: 8 }]);

export const steps = style({
  flex: 'none',
  order: 1,
  width: '1.75rem',
  height: '1rem',
  stroke: 'accent',
  strokeWidth: 5,
});
globalStyle(`${steps} > path + path`, { stroke: 'line' });
