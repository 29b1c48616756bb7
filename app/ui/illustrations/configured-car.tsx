import { carPaint, carParts } from '../tokens/car-colours';
import { drawingColours } from '../tokens/drawing-colours';
import { carBodies } from './car-bodies';
import { wheelArch } from './car-silhouette';
import { Rim } from './rim-drawing';
import type { MountedRim } from './tyre-drawing';
import { wheelGeometry } from './tyre-geometry';
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
  /** Width in mm, height in per cent, rim diameter in inches. */
  tyre: { width: number; aspect: number; inches: number };
}

/** Needs a file of its own: it has xmlns and fixed ids. */
export function ConfiguredCar({ body, paint, rim, tyre }: ConfiguredCarProps) {
  const car = carBodies[outlines[body]];
  const { outer, rim: radius } = wheelGeometry(tyre.width, tyre.aspect, tyre.inches);
  const [rear, front] = car.axles;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" id="rollt" viewBox="0 0 240 84" role="img">
      <title>{`Fahrzeug mit ${tyre.inches}-Zoll-Rädern`}</title>
      <style>{rolling}</style>
      <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={carParts.head} stopOpacity=".5" />
        <stop offset=".45" stopColor={carParts.head} stopOpacity="0" />
        <stop offset="1" stopColor={shadow} stopOpacity=".35" />
      </linearGradient>
      <ellipse cx="120" cy="77" rx="112" ry="3" fill={shadow} opacity=".2" />
      <path d={car.body} fill={carPaint[paint]} />
      <path d={car.body} fill="url(#light)" stroke={shadow} strokeOpacity=".35" strokeWidth=".5" />
      <path d={`M${rear} ${car.sill[0]}H${front}V${car.sill[1]}H${rear}z`} fill={shadow} opacity=".3" />
      {car.axles.map((x) => (
        <path key={x} d={wheelArch(x, car.wheel, car.sill[1] - 0.5)} fill={shadow} opacity=".85" />
      ))}
      <path d={car.glass} fill={carParts.glass} />
      <path d={car.joints} fill="none" stroke={shadow} strokeWidth=".8" strokeLinecap="round" opacity=".55" />
      <path d={car.head} fill={carParts.head} stroke={shadow} strokeOpacity=".4" strokeWidth=".4" />
      <path d={car.tail} fill={carParts.tail} />
      <g id="wheel" transform={`translate(${rear} ${GROUND - car.wheel})`}>
        <g className="rad">
          <g transform={`scale(${car.wheel / outer})`}>
            <circle r={outer} fill={rubber.wallDark} />
            <circle r={outer - 30} fill={rubber.wall} />
            <Rim pattern={rim.pattern} radius={radius} finish={rim.finish} nuts={rim.nuts} />
          </g>
        </g>
      </g>
      <use href="#wheel" x={front - rear} />
    </svg>
  );
}
