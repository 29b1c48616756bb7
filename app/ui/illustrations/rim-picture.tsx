import { drawingColours } from '../tokens/drawing-colours';
import type { RimFinish } from './rim-designs';
import { Rim } from './rim-drawing';
import { canvas } from './tyre-geometry';
import type { TyrePattern } from './tyre-patterns';

/** Diameter and radius in drawing units of the largest rim; smaller rims are drawn smaller. */
const LARGEST = { inches: 23, radius: 440 };

/** Needs a file of its own: it has xmlns and fixed ids. */
export function RimPicture({
  pattern,
  finish,
  inches,
  holes,
}: {
  pattern: TyrePattern;
  finish: RimFinish;
  inches: number;
  holes: number;
}) {
  const radius = Math.round(LARGEST.radius * (0.5 + (0.5 * inches) / LARGEST.inches));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${canvas} ${canvas}`} role="img">
      <title>{`Felge ${inches} Zoll`}</title>
      <radialGradient id="ground">
        <stop stopColor={drawingColours.shadow} stopOpacity=".34" />
        <stop offset="1" stopColor={drawingColours.shadow} stopOpacity="0" />
      </radialGradient>
      <ellipse cx={canvas / 2} cy={canvas / 2 + radius + 22} rx={radius * 0.7} ry="22" fill="url(#ground)" />
      <g transform={`translate(${canvas / 2} ${canvas / 2})`}>
        <Rim pattern={pattern} radius={radius} finish={finish} nuts={holes} />
      </g>
    </svg>
  );
}
