import { drawingColours } from '../tokens/drawing-colours';

const ink = drawingColours.labelInk;

/** Mountain of three peaks with a snowflake (UN Regulation No. 117). */
export function SnowPictogram({ x }: { x: number }) {
  const arm = 'M0 0V-2.7M-.8-2.3 0-1.6l.8-.7';
  return (
    <g transform={`translate(${x} 93)`} fill="none" stroke={ink} strokeWidth=".36">
      <path d="M.3 13.7 4.6 5.3l1.4 1.2L7.4.5l1.9 3.7 1.1-1.1 1.8 4.1.7-.6 3.2 7.1z" />
      <g transform="translate(7.8 9.7)" strokeWidth=".6">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d={arm} transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  );
}

const iceLine = [
  [2.6, 13.2],
  [4.6, 9],
  [5.6, 6.2],
  [6.3, 8.4],
  [7, 5.4],
  [7.9, 8.7],
  [9, 5],
  [9.8, 7.4],
  [10.6, 6.2],
  [12, 9.6],
  [13.4, 13.2],
] as const;

/** A mountain with a hatched body of ice (class C1, ISO 19447). */
export function IcePictogram({ x }: { x: number }) {
  const hatch = Array.from({ length: 17 }, (_, i) => {
    const across = 3.2 + i * 0.6;
    const next = iceLine.findIndex(([at]) => at >= across);
    const [x0, y0] = iceLine[next - 1] ?? iceLine[0];
    const [x1, y1] = iceLine[next] ?? iceLine[0];
    const top = y0 + ((y1 - y0) * (across - x0)) / (x1 - x0);
    return `M${across.toFixed(1)} ${top.toFixed(2)}V12.900`;
  }).join('');
  return (
    <g transform={`translate(${x} 93)`} fill="none" stroke={ink} strokeWidth=".36">
      <path d="M.4 13.7 8 .6l7.6 13.1z" />
      <path
        d={`M${iceLine
          .slice(1, -1)
          .map((point) => point.join(' '))
          .join('L')}`}
        strokeLinejoin="miter"
        strokeWidth=".4"
      />
      <path d={hatch} strokeWidth=".14" />
    </g>
  );
}
