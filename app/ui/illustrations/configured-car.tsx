import { carPaint } from '../tokens/car-colours';
import { drawingColours } from '../tokens/drawing-colours';
import { carBodies } from './car-bodies';
import { DrawnBody } from './drawn-body';
import {
  type CarView,
  type LayerFormat,
  pictureHeights,
  RenderedBody,
  renderedCar,
  viewOf,
} from './rendered-body';
import { PhotographedRim, Rim } from './rim-drawing';
import type { MountedRim } from './tyre-drawing';
import { wheelDiameter, wheelGeometry } from './tyre-geometry';
import { outlines, type VehicleDrawingName } from './vehicle-drawings';

const { rubber, shadow } = drawingColours;

export type CarPaint = keyof typeof carPaint;
export const carPaints = Object.keys(carPaint) as CarPaint[];

/** With the fragment `#rollt` the wheels roll in, as far as their circumference turns. */
const rolling =
  '#rollt:target .rad{animation:rollt .18s ease-out}@keyframes rollt{from{transform:translateX(-24px) rotate(-95deg)}}';

/** Y of the ground in drawing units. */
const GROUND = 76;

export interface ConfiguredCarProps {
  body: VehicleDrawingName;
  paint: CarPaint;
  rim: MountedRim;
  /** Address of a photo of the rim from the front, up to its flange; replaces the drawing. */
  rimPhoto?: string | undefined;
  /** Width in mm, height in per cent, rim diameter in inches. */
  tyre: { width: number; aspect: number; inches: number };
  format: LayerFormat;
  view?: CarView | undefined;
}

/** Needs a file of its own: it has xmlns and fixed ids. A drawn body is shown from the side. */
export function ConfiguredCar({ body, paint, rim, rimPhoto, tyre, format, ...more }: ConfiguredCarProps) {
  const outline = carBodies[outlines[body]];
  const rendered = renderedCar(body);
  const view = viewOf(body, more.view ?? 'seite');
  const { outer, rim: radius } = wheelGeometry(tyre.width, tyre.aspect, tyre.inches);
  const oblique = view === 'schraeg' ? rendered?.oblique : undefined;
  const diameter = wheelDiameter(tyre.width, tyre.aspect, tyre.inches);
  const wheel =
    oblique?.wheel ??
    (rendered ? Math.min(rendered.arch, (rendered.metre * diameter) / 2000) : outline.wheel);
  const places =
    oblique?.wheels.map(({ matrix }) => `matrix(${matrix.join(' ')})`) ??
    (rendered ?? outline).axles.map((x) => `translate(${x} ${(GROUND - wheel).toFixed(2)})`);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" id="rollt" viewBox={`0 0 240 ${pictureHeights[view]}`} role="img">
      <title>{`Fahrzeug mit ${tyre.inches}-Zoll-Rädern`}</title>
      <style>{rolling}</style>
      {rendered ? (
        <RenderedBody name={body} view={view} paint={carPaint[paint]} format={format} />
      ) : (
        <DrawnBody body={outlines[body]} paint={carPaint[paint]} />
      )}
      <linearGradient id="well" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={shadow} stopOpacity=".8" />
        <stop offset=".4" stopColor={shadow} stopOpacity="0" />
      </linearGradient>
      {oblique?.wheels.map(({ open: [x, y, r, below] }, index) => (
        <clipPath key={x} id={`open-${index}`}>
          <circle cx={x} cy={y} r={r} />
          <rect x="-30" y={below} width="60" height="30" />
        </clipPath>
      ))}
      {places.map((place, index) => (
        <g key={place} transform={place}>
          <g clipPath={oblique && `url(#open-${index})`}>
            {index === 0 ? (
              <g id="wheel">
                <g className="rad">
                  <g transform={`scale(${(wheel / outer).toFixed(5)})`}>
                    <circle r={outer} fill={rubber.wallDark} />
                    <circle r={outer - 30} fill={rubber.wall} />
                    {rimPhoto ? (
                      <PhotographedRim href={rimPhoto} radius={radius} />
                    ) : (
                      <Rim {...rim} radius={radius} isMounted />
                    )}
                  </g>
                </g>
                <circle r={wheel.toFixed(2)} fill="url(#well)" />
              </g>
            ) : (
              <use href="#wheel" />
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}
