import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';
import { onAccent } from './shared.css';

export const state = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
const dot = style({ flex: 'none', width: '0.625rem', height: '0.625rem', borderRadius: '50%' });
export const openDot = style([dot, { background: theme.color.good }]);
export const closedDot = style([dot, { border: '2px solid currentColor' }]);

// Green has too little contrast on the location's colour.
globalStyle(`${onAccent} ${openDot}`, {
  background: `color-mix(in srgb, ${theme.color.good} 42%, ${theme.color.accentText})`,
});

export const table = style({ alignSelf: 'start', width: '100%', maxWidth: '18rem' });
export const caption = style({ textAlign: 'left', fontWeight: 650, paddingBottom: space[2] });
export const days = style({ padding: `${space[1]} ${space[4]} ${space[1]} 0`, fontWeight: 500 });
export const hours = style({ padding: `${space[1]} 0` });
