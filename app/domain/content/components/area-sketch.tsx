import type { TownAround } from '~/domain/tenancy/places/towns-around';
import * as styles from './where-map.css';

const WIDTH = 372;
const HEIGHT = 292;
/** Units of the drawing. */
const PER_KM = 12;
const RINGS_KM = [5, 10];
/** East or west of the middle by more than this, a name stands beside its place. */
const BESIDE = 30;

/** No letter of a place's name is wider on average. */
const LETTER = 8;

const middle = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Beside the place, away from the middle; above or below it if there is no room. */
function nameAt({ name, x, y }: { name: string; x: number; y: number }) {
  const width = name.length * LETTER;
  const isBeside = Math.abs(x - middle.x) > BESIDE;
  if (isBeside && x < middle.x && x - 8 >= width) return { x: x - 8, y: y + 4, textAnchor: 'end' } as const;
  if (isBeside && x > middle.x && x + 8 + width <= WIDTH)
    return { x: x + 8, y: y + 4, textAnchor: 'start' } as const;
  return {
    x: Math.min(Math.max(x, width / 2), WIDTH - width / 2),
    y: y < middle.y ? y - 8 : y + 18,
    textAnchor: 'middle',
  } as const;
}

interface AreaSketchProps {
  /** 'Kolbenring 40' */
  street: string;
  city: string;
  towns: readonly TownAround[];
}

/** The direction and distance of each place are true, roads are straight lines. */
export function AreaSketch({ street, city, towns }: AreaSketchProps) {
  const places = towns.map(({ name, east, north }) => ({
    name,
    x: Math.round(middle.x + east * PER_KM),
    y: Math.round(middle.y - north * PER_KM),
  }));
  const roads = places.map(({ x, y }) => `M${middle.x} ${middle.y}L${x} ${y}`).join('');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.area}
      role="img"
      aria-label={`Lageskizze: ${street} in ${city}, ringsum ${places.map(({ name }) => name).join(', ')}`}
    >
      {RINGS_KM.map((km) => (
        <g key={km}>
          <circle cx={middle.x} cy={middle.y} r={km * PER_KM} className={styles.ring} />
          <text x={middle.x + 4} y={middle.y + km * PER_KM - 4} className={styles.ringName}>
            {km} km
          </text>
        </g>
      ))}
      <path d={roads} className={styles.roadEdge} />
      <path d={roads} className={styles.road} />
      {places.map((place) => (
        <g key={place.name}>
          <circle cx={place.x} cy={place.y} r="3.5" className={styles.landmark} />
          <text {...nameAt(place)} className={styles.landmarkName}>
            {place.name}
          </text>
        </g>
      ))}
      <circle cx={middle.x} cy={middle.y} r="20" className={styles.halo} />
      <path
        d={`M${middle.x} ${middle.y}c-3-6-10-11-10-19a10 10 0 0 1 20 0c0 8-7 13-10 19z`}
        className={styles.pin}
      />
      <circle cx={middle.x} cy={middle.y - 19} r="3.8" className={styles.eye} />
      <text x={middle.x} y={middle.y + 20} textAnchor="middle" className={styles.name}>
        {street}
      </text>
      <path d="M356 36V14m0 0-6 8m6-8 6 8" className={styles.north} />
      <text x="356" y="52" textAnchor="middle" className={styles.ringName}>
        N
      </text>
    </svg>
  );
}
