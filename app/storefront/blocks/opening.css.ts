import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { onAccent } from './shared.css';

export const state = style({ display: 'inline-flex', alignItems: 'center', gap: 2 });
const dot = style({ flex: 'none', width: '0.625rem', height: '0.625rem', borderRadius: 'round' });
export const openDot = style(dot, { background: 'good' });
export const closedDot = style(dot, { border: '2px solid currentColor' });

// Green has too little contrast on the location's colour.
globalStyle(`${onAccent} ${openDot}`, {
  background: `color-mix(in srgb, ${theme.color.good} 42%, ${theme.color.accentText})`,
});

export const table = style({ alignSelf: 'start', width: '100%', maxWidth: '18rem' });
export const caption = style({ textAlign: 'left', fontWeight: 650, paddingBottom: 2 });
export const days = style({ padding: [1, 4, 1, 0], fontWeight: 500 });
export const hours = style({ padding: [1, 0] });
