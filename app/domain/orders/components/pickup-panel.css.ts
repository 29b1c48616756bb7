import { globalStyle, style } from '@vanilla-extract/css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const time = style({ marginBottom: space[3], fontWeight: 650 });

export const columns = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const address = style({ display: 'grid', fontStyle: 'normal' });

export const map = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });

export const hours = style({ display: 'grid', gap: space[1] });
globalStyle(`${hours} > div`, { display: 'grid', gridTemplateColumns: '6rem 1fr' });
