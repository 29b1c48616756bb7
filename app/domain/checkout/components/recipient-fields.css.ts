import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '~/ui/tokens/tokens';

export const recipient = style({
  display: 'grid',
  gap: space[4],
  selectors: { 'form:not(:has([value="versand"]:checked)) &': { display: 'none' } },
});

export const choice = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minHeight: touchTarget,
});

export const fields = style({
  selectors: { [`${recipient}:not(:has([name="abweichend"]:checked)) &`]: { display: 'none' } },
});
