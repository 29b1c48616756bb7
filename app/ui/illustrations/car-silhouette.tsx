import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import { type CarBody, carBodies } from './car-bodies';
import { CarWheel } from './car-wheel';

export interface CarSilhouetteProps {
  readonly body: CarBody;
  /** Width in px; the height is 0.35 of it. By default the drawing fills its container. */
  readonly width?: number;
}

export function CarSilhouette({ body, width }: CarSilhouetteProps) {
  const car = carBodies[body];
  return (
    <svg
      viewBox="0 0 240 84"
      width={width}
      height={width === undefined ? undefined : width * 0.35}
      aria-hidden="true"
    >
      <ellipse cx="120" cy="77" rx="112" ry="3" fill={drawingColours.shadow} opacity=".16" />
      <path d={car.body} fill="currentColor" />
      <g fill={drawingColours.shadow}>
        <path
          d={`M${car.axles[0]} ${car.sill[0]}H${car.axles[1]}V${car.sill[1]}H${car.axles[0]}z`}
          opacity=".3"
        />
        {car.axles.map((x) => (
          <path key={x} d={wheelArch(x, car.wheel, car.sill[1] - 0.5)} opacity=".72" />
        ))}
      </g>
      <path d={car.glass} fill={themeColours.soft} />
      <path
        d={car.joints}
        fill="none"
        stroke={drawingColours.shadow}
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".4"
      />
      <path d={car.head} fill={themeColours.soft} />
      <path d={car.tail} fill={themeColours.danger} />
      {car.axles.map((x) => (
        <CarWheel key={x} x={x} radius={car.wheel} />
      ))}
    </svg>
  );
}

export function wheelArch(x: number, wheel: number, edge: number): string {
  const radius = wheel + 3;
  const half = Math.sqrt(radius ** 2 - (edge - 76 + wheel) ** 2).toFixed(1);
  return `M${x} ${edge}h-${half}A${radius} ${radius} 0 1 1 ${x + Number(half)} ${edge}z`;
}
