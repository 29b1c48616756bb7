import { style } from '~/ui/layout/style';

export const map = style({ width: '100%', maxWidth: '24rem', height: 'auto', margin: '0 auto' });

export const land = style({
  fill: 'accentSoft',
  stroke: 'lineStrong',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
});

export const water = style({
  fill: 'none',
  stroke: 'lineStrong',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  opacity: 0.45,
});

export const landmark = style({ fill: 'muted' });
export const landmarkName = style({ fill: 'muted', fontSize: '13px' });
export const other = style({ fill: 'raised', stroke: 'accent', strokeWidth: 2 });
export const halo = style({ fill: 'accent', opacity: 0.14 });
export const pin = style({ fill: 'accent', stroke: 'raised', strokeWidth: 1.5 });
export const eye = style({ fill: 'raised' });

export const name = style({
  fill: 'text',
  fontSize: '17px',
  fontWeight: 700,
  paintOrder: 'stroke',
  stroke: 'raised',
  strokeWidth: 5,
  strokeLinejoin: 'round',
});

export const area = style(map, { maxWidth: '34rem' });
export const ring = style({ fill: 'none', stroke: 'line', strokeWidth: 1.2, strokeDasharray: '4 5' });
export const ringName = style({ fill: 'muted', fontSize: '11px' });
export const roadEdge = style({ fill: 'none', stroke: 'lineStrong', strokeWidth: 7, strokeLinecap: 'round' });
export const road = style({ fill: 'none', stroke: 'accentSoft', strokeWidth: 4.5, strokeLinecap: 'round' });
export const north = style({ fill: 'none', stroke: 'muted', strokeWidth: 2, strokeLinecap: 'round' });
