import { carParts } from '../tokens/car-colours';
import { drawingColours } from '../tokens/drawing-colours';
import { type CarBody, carBodies } from './car-bodies';
import { wheelArch } from './car-silhouette';

const { shadow } = drawingColours;

/** @param paint #rrggbb */
export function DrawnBody({ body, paint }: { body: CarBody; paint: string }) {
  const car = carBodies[body];
  const [rear, front] = car.axles;
  return (
    <>
      <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={carParts.head} stopOpacity=".5" />
        <stop offset=".45" stopColor={carParts.head} stopOpacity="0" />
        <stop offset="1" stopColor={shadow} stopOpacity=".35" />
      </linearGradient>
      <ellipse cx="120" cy="77" rx="112" ry="3" fill={shadow} opacity=".2" />
      <path d={car.body} fill={paint} />
      <path d={car.body} fill="url(#light)" stroke={shadow} strokeOpacity=".35" strokeWidth=".5" />
      <path d={`M${rear} ${car.sill[0]}H${front}V${car.sill[1]}H${rear}z`} fill={shadow} opacity=".3" />
      {car.axles.map((x) => (
        <path key={x} d={wheelArch(x, car.wheel, car.sill[1] - 0.5)} fill={shadow} opacity=".85" />
      ))}
      <path d={car.glass} fill={carParts.glass} />
      <path d={car.joints} fill="none" stroke={shadow} strokeWidth=".8" strokeLinecap="round" opacity=".55" />
      <path d={car.head} fill={carParts.head} stroke={shadow} strokeOpacity=".4" strokeWidth=".4" />
      <path d={car.tail} fill={carParts.tail} />
    </>
  );
}
