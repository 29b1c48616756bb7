import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { drawingColours } from '~/ui/tokens/drawing-colours';
import { from, space } from '~/ui/tokens/tokens';

export const steps = style([
  stack({ gap: 4 }),
  { listStyle: 'decimal', margin: 0, paddingInlineStart: space[5] },
]);

/** Black on white in every theme, for cameras. */
export const picture = style([
  look({ radius: 'small', padding: 3 }),
  {
    display: 'block',
    width: '12rem',
    maxWidth: '100%',
    background: drawingColours.qrCode.paper,
    fill: drawingColours.qrCode.ink,
  },
]);

export const secret = style({ overflowWrap: 'anywhere', userSelect: 'all' });

export const codes = style([
  stack({ gap: 2 }),
  { '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } } },
]);
