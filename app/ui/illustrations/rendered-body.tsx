import shapes from './cars/shapes.json';
import type { VehicleDrawingName } from './vehicle-drawings';

const layers = import.meta.glob<string>('./cars/*.{avif,webp}', {
  eager: true,
  query: '?inline',
  import: 'default',
});

export type LayerFormat = 'avif' | 'webp';

/** `seite`: from the side; `schraeg`: three-quarter. */
export type CarView = 'seite' | 'schraeg';

/** In the units of the drawing: X of the rear and the front wheel, largest radius of a wheel, length of a metre. */
export interface RenderedCar {
  axles: readonly number[];
  arch: number;
  metre: number;
  /** Radius of a wheel; of each near wheel its plane, and what is seen of it: a circle and all below a line. */
  oblique: { wheel: number; wheels: readonly { matrix: readonly number[]; open: readonly number[] }[] };
}

export function renderedCar(name: VehicleDrawingName): RenderedCar | undefined {
  return new Map<string, RenderedCar>(Object.entries(shapes)).get(name);
}

/** The width is 240. */
export const pictureHeights: Record<CarView, number> = { seite: 84, schraeg: 120 };

/** A body that is drawn has one view. */
export function viewOf(name: VehicleDrawingName, asked: CarView): CarView {
  return renderedCar(name) ? asked : 'seite';
}

/** Share of light that a colour of sRGB scatters. */
function linear(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Red of the layer is light that paint scatters, green what its clear coat mirrors. */
function matrixOf(paint: string): string {
  const rows = [1, 3, 5].map((at) => `${linear(paint.slice(at, at + 2)).toFixed(4)} 1 0 0 0`);
  return [...rows, '0 0 0 1 0'].join(' ');
}

interface RenderedBodyProps {
  name: VehicleDrawingName;
  view: CarView;
  /** #rrggbb */
  paint: string;
  format: LayerFormat;
}

export function RenderedBody({ name, view, paint, format }: RenderedBodyProps) {
  const file = view === 'seite' ? name : `${name}-schraeg`;
  const size = { width: 240, height: pictureHeights[view] };
  return (
    <>
      <filter id="paint" colorInterpolationFilters="linearRGB" x="0" y="0" width="1" height="1">
        <feColorMatrix values={matrixOf(paint)} />
      </filter>
      <image href={layers[`./cars/${file}-lack.${format}`]} {...size} filter="url(#paint)" />
      <image href={layers[`./cars/${file}-teile.${format}`]} {...size} />
    </>
  );
}
