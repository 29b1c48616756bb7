import { drawingColours } from '../tokens/drawing-colours';

const { rubber, alloy } = drawingColours;

export function CarRim({ radius }: { radius: number }) {
  const rim = radius * 0.66;
  return (
    <>
      <circle r={rim} fill={alloy.mid} />
      <circle
        r={rim * 0.6}
        fill="none"
        stroke={alloy.hole}
        strokeWidth={rim * 0.5}
        strokeDasharray={`${rim * 0.5} ${rim * 0.254}`}
      />
      <circle r={rim * 0.22} fill={alloy.light} />
    </>
  );
}

export function CarWheel({ x, radius }: { x: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${76 - radius})`}>
      <circle r={radius} fill={rubber.wallDark} />
      <CarRim radius={radius} />
    </g>
  );
}
