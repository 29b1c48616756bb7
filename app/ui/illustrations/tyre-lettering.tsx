import { drawingColours } from '../tokens/drawing-colours';
import { rounded, type WheelGeometry } from './tyre-geometry';

const ink = drawingColours.rubber.lettering;

interface LetteringProps {
  readonly maker: string;
  readonly marking: string;
  readonly wheel: WheelGeometry;
  readonly threePmsf: boolean;
}

export function Lettering({ wheel, maker, marking, threePmsf }: LetteringProps) {
  const wall = wheel.face - wheel.rim;
  const middle = wheel.rim + wall * 0.5;
  const size = Math.round(Math.min(60, wall * 0.46));
  const above = Math.round(middle - size * 0.34);
  const below = Math.round(middle + size * 0.34);
  const beside = ((marking.length * size * 0.29 + size) / middle) * (180 / Math.PI);
  const place = `rotate(${rounded(-beside)})translate(0 ${Math.round(middle)})scale(${rounded(size / 24)})`;
  return (
    <>
      <path id="above" d={`M${-above} 0A${above} ${above} 0 0 1 ${above} 0`} fill="none" />
      <path id="below" d={`M${-below} 0A${below} ${below} 0 0 0 ${below} 0`} fill="none" />
      <g fill={ink} fontFamily="Inter,Arial,sans-serif" fontSize={size} textAnchor="middle">
        <text fontWeight="800" letterSpacing={rounded(size * 0.14)}>
          <textPath href="#above" startOffset="50%">
            {maker.toUpperCase()}
          </textPath>
        </text>
        <text fontWeight="600" letterSpacing={rounded(size * 0.05)} fontSize={rounded(size * 0.9)}>
          <textPath href="#below" startOffset="50%">
            {marking}
          </textPath>
        </text>
        {threePmsf && (
          <path
            transform={place}
            d="M-12 9-5-4l2 3 4-9 4 7 2-2 5 14zM0-1v8m-3.5-6 7 4m0-4-7 4"
            fill="none"
            stroke={ink}
            strokeWidth="1.6"
          />
        )}
      </g>
    </>
  );
}
