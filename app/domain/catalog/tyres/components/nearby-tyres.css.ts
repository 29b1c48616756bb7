import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const form = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const sizes = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] });
export const size = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  padding: `0 ${space[3]}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.small,
  textDecoration: 'none',
});
