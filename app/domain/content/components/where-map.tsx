import type { Position } from '~/domain/tenancy/premises';
import { mapSize, toMap, toPath, visibleLandmarks } from './map-projection';
import { outline, rivers } from './map-shapes';
import * as styles from './where-map.css';

export interface WhereMapProps {
  label: string;
  position: Position;
  others?: Position[];
}

const land = toPath(outline, true);
const waters = rivers.map((river) => toPath(river, false));

/** Drawn by us, so that nothing is loaded from a map service. */
export function WhereMap({ label, position, others = [] }: WhereMapProps) {
  const here = toMap([position.longitude, position.latitude]);
  const isEastern = here.x > mapSize.width * 0.58;
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className={styles.map}
      role="img"
      aria-label={`Lageskizze: ${label} auf einer Umrisskarte von Deutschland`}
    >
      <path d={land} className={styles.land} />
      {waters.map((d) => (
        <path key={d} d={d} className={styles.water} />
      ))}
      {visibleLandmarks(position).map(({ name, longitude, latitude }) => {
        const { x, y } = toMap([longitude, latitude]);
        return (
          <g key={name}>
            <circle cx={x} cy={y} r="2.5" className={styles.landmark} />
            <text x={x + 6} y={y + 4} className={styles.landmarkName}>
              {name}
            </text>
          </g>
        );
      })}
      {others.map((other) => {
        const { x, y } = toMap([other.longitude, other.latitude]);
        return <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className={styles.other} />;
      })}
      <circle cx={here.x} cy={here.y} r="20" className={styles.halo} />
      <path
        d={`M${here.x} ${here.y}c-3-6-10-11-10-19a10 10 0 0 1 20 0c0 8-7 13-10 19z`}
        className={styles.pin}
      />
      <circle cx={here.x} cy={here.y - 19} r="3.8" className={styles.eye} />
      <text
        x={here.x + (isEastern ? -16 : 16)}
        y={here.y - 13}
        textAnchor={isEastern ? 'end' : 'start'}
        className={styles.name}
      >
        {label}
      </text>
    </svg>
  );
}
