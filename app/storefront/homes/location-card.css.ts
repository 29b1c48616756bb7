import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const card = style({
  display: 'grid',
  overflow: 'hidden',
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  '@container': { '(min-width: 42rem)': { gridTemplateColumns: '5fr 6fr' } },
});

export const place = style({ containerType: 'inline-size' });

export const picture = style({ minHeight: '14rem', maxHeight: '24rem', overflow: 'hidden' });
export const words = style({
  display: 'grid',
  gap: space[5],
  padding: `${space[5]} ${space[4]}`,
  '@media': { [from.tablet]: { padding: space[6] } },
});
export const state = style({ paddingTop: space[1], color: theme.color.muted });

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
