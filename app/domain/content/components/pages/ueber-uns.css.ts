import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const portrait = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const places = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
});

export const place = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: touchTarget,
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
