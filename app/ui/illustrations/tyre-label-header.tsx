import { encode } from 'uqr';
import { drawingColours } from '../tokens/drawing-colours';

const { flag, labelInk } = drawingColours;
const starPoints = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 ? 0.32 : 0.84;
  const angle = (i * Math.PI) / 5 - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** 16 mm by 11 mm; twelve upright stars on a circle. */
export function EuropeanFlag() {
  return (
    <g transform="translate(3 3)">
      <path d="M0 0h16v11H0z" fill={flag.field} />
      <g fill={flag.star}>
        {Array.from({ length: 12 }, (_, hour) => {
          const angle = (hour * Math.PI) / 6;
          const x = (8 + 3.75 * Math.sin(angle)).toFixed(2);
          const y = (5.5 - 3.75 * Math.cos(angle)).toFixed(2);
          return <polygon key={hour} points={starPoints} transform={`translate(${x} ${y})`} />;
        })}
      </g>
    </g>
  );
}

/** Paths, so that print needs no font. */
export function EnergyWordmark() {
  return (
    <g transform="translate(20.7 4.65) scale(.955 1)" fill={flag.field}>
      <g fill="none" stroke={flag.field} strokeWidth="1.6">
        <path d="M5.1.8H.8V6.95H5.2M.8 3.8H4.95M18.65.8H14.35V6.95H18.75M14.35 3.8H18.5" />
        <path d="M20.75 7.75V.8h2.65a1.87 1.87 0 0 1 0 3.75H20.8" />
        <path
          d="M32.5 2.5C32.25 1.35 31.45.8 30.2.8
          c-1.75 0-2.65 1.2-2.65 3.08 0 1.95.9 3.07 2.65 3.07 1.5 0 2.35-.8 2.4-2.7H30.1"
        />
      </g>
      <path d="M6.1 7.75V0H8l3.2 5.15V0h1.6v7.75h-1.9L7.7 2.6v5.15zM22.2 4.3h1.85l2 3.45h-1.9z" />
      <path d="M36 0h1.8l-.75 2.25L39 1.95 36.15 7.85 37 3.6l-1.9.05z" />
    </g>
  );
}

export function eprelAddress(eprelId: string): string {
  return `https://eprel.ec.europa.eu/qr/${eprelId}`;
}

/** 11.3 mm without a quiet zone: the label's white margin of 3 mm is that zone. */
export function EprelCode({ eprelId }: { eprelId: string }) {
  const { data, size } = encode(eprelAddress(eprelId), { border: 0, ecc: 'M' });
  const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <path
      data-eprel={eprelId}
      d={d}
      fill={labelInk}
      shapeRendering="crispEdges"
      transform={`translate(60.7 2.85) scale(${11.3 / size})`}
    />
  );
}
