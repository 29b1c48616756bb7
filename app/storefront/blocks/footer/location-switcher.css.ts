import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget } from '~/ui/tokens/tokens';

export const switcher = style({ paddingTop: space[4], maxWidth: '22rem' });
export const label = style({ display: 'block', paddingBottom: space[1], fontWeight: 600 });
export const row = style({ display: 'flex', gap: space[2] });

/** Takes the footer's own colours, light or dark. */
const control = style({
  minHeight: touchTarget,
  background: 'transparent',
  color: 'inherit',
  border: '1.5px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: theme.radius.small,
  fontSize: fontSize.base,
  ':hover': { borderColor: 'currentColor' },
});

export const field = style([
  control,
  {
    flex: '1 1 auto',
    minWidth: 0,
    padding: `0 ${space[3]}`,
    '::placeholder': { color: 'inherit', opacity: 0.75 },
  },
]);

export const go = style([control, { padding: `0 ${space[4]}`, fontWeight: 650, cursor: 'pointer' }]);
