import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';

export const map = style({ width: '100%', maxWidth: '24rem', height: 'auto', margin: '0 auto' });

export const land = style({
  fill: theme.color.accentSoft,
  stroke: theme.color.lineStrong,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
});

export const water = style({
  fill: 'none',
  stroke: theme.color.lineStrong,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  opacity: 0.45,
});

export const landmark = style({ fill: theme.color.muted });
export const landmarkName = style({ fill: theme.color.muted, fontSize: '13px' });
export const other = style({ fill: theme.color.raised, stroke: theme.color.accent, strokeWidth: 2 });
export const halo = style({ fill: theme.color.accent, opacity: 0.14 });
export const pin = style({ fill: theme.color.accent, stroke: theme.color.raised, strokeWidth: 1.5 });
export const eye = style({ fill: theme.color.raised });

export const name = style({
  fill: theme.color.text,
  fontSize: '17px',
  fontWeight: 700,
  paintOrder: 'stroke',
  stroke: theme.color.raised,
  strokeWidth: 5,
  strokeLinejoin: 'round',
});
