import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { drawingColours } from '~/ui/tokens/drawing-colours';

export const steps = style(stack({ gap: 4 }), { listStyle: 'decimal', margin: 0, paddingInlineStart: 5 });

/** Black on white in every theme, for cameras. */
export const picture = style({
  borderRadius: 'small',
  margin: [3, 0],
  padding: 3,
  display: 'block',
  width: '12rem',
  maxWidth: '100%',
  background: drawingColours.qrCode.paper,
  fill: drawingColours.qrCode.ink,
});

export const secret = style({ overflowWrap: 'anywhere', userSelect: 'all' });
export const codes = style(stack({ gap: 2 }), { tablet: { gridTemplateColumns: '1fr 1fr' } });
