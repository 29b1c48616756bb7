import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { drawingColours } from '~/ui/tokens/drawing-colours';
import { from, space } from '~/ui/tokens/tokens';

export const steps = style({
  listStyle: 'decimal',
  margin: 0,
  paddingInlineStart: space[5],
  display: 'grid',
  gap: space[4],
});

/** Black on white in every theme: cameras want it so. */
export const picture = style({
  display: 'block',
  width: '12rem',
  maxWidth: '100%',
  padding: space[3],
  background: drawingColours.qrCode.paper,
  fill: drawingColours.qrCode.ink,
  borderRadius: theme.radius.small,
});

export const secret = style({ overflowWrap: 'anywhere', userSelect: 'all' });

export const codes = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[2],
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
