import { formatNumber } from '~/values/german-number';
import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import { type RimMeasures, rimGeometry } from './rim-section';

const { alloy, rubber } = drawingColours;
/** Seen with forced colours, too, where only the colour of text follows. */
const accent = `color-mix(in srgb,currentColor,${themeColours.accent})`;

export const sheetSize = { width: 1_000, height: 740 };
const axis = sheetSize.height / 2;
/** Room for the words above the section, between the views for the diameter, and for a row of dimensions above and below. */
const room = { left: 58, gap: 112, right: 8, row: 94 };

type Geometry = ReturnType<typeof rimGeometry>;

/** Drawing units of a millimetre, and X of the middles of both views. */
function placed({ left, right, outer }: Geometry) {
  const millimetres = left + right + 2 * outer;
  const free = sheetSize.width - room.left - room.gap - room.right;
  const scale = Math.min(free / millimetres, (sheetSize.height - 2 * room.row) / (2 * outer));
  const start = room.left + (free - scale * millimetres) / 2;
  const section = start + scale * left;
  return { scale, section, front: section + scale * (right + outer) + room.gap };
}

const short = (value: number) => Number(value.toFixed(1));

function ring(outer: number, inner: number): string {
  const circle = (radius: number, sweep: 0 | 1) => {
    const half = `a${short(radius)} ${short(radius)} 0 0 ${sweep} `;
    return `M${short(-radius)} 0${half}${short(2 * radius)} 0${half}${short(-2 * radius)} 0z`;
  };
  return circle(outer, 1) + circle(inner, 0);
}

function BoltHoles({ number, circle, hub }: { number: number; circle: number; hub: number }) {
  const angles = Array.from({ length: number }, (_, index) => short((360 * index) / number));
  return (
    <>
      <circle r={short(hub)} />
      {angles.map((angle) => (
        <circle key={angle} cy={-circle / 2} r="8" transform={`rotate(${angle})`} fill={alloy.barrel} />
      ))}
    </>
  );
}

function Shapes({ measures: { bolts, bore }, geometry }: DrawingProps) {
  const { barrel, disc, tyre, outer, edge, seat, hub } = geometry;
  const { scale, section, front } = placed(geometry);
  const rubberLooks = { fill: rubber.wall, stroke: rubber.edge };
  const half = (
    <>
      {tyre && <path d={tyre} {...rubberLooks} />}
      {disc && <path d={disc} />}
      <path d={barrel} />
    </>
  );
  const at = (x: number) => `translate(${short(x)} ${axis}) scale(${scale.toFixed(4)})`;
  return (
    <g id="form" fill={alloy.mid} stroke={alloy.edge} strokeWidth="2" strokeLinejoin="round">
      <g transform={at(section)}>
        {half}
        <g transform="scale(1-1)">{half}</g>
      </g>
      <g transform={at(front)}>
        {tyre && <path d={ring(outer, edge)} {...rubberLooks} />}
        <path d={ring(edge, seat - 16)} />
        <circle r={short(edge - 9)} fill="none" />
        <circle r={short(seat - 16)} fillOpacity=".2" stroke="none" />
        {bolts && <BoltHoles {...bolts} hub={hub} />}
        {bore !== undefined && <circle r={bore / 2} fill={alloy.barrel} />}
      </g>
    </g>
  );
}

interface DimensionProps {
  from: number;
  to: number;
  y: number;
  /** Y where the extension lines begin. */
  starts: readonly [from: number, to: number];
  words: string;
}

/** The words stand above a line of the upper half, and below one of the lower. */
function Dimension({ from, to, y, starts: [first, second], words }: DimensionProps) {
  const isUpper = y < axis;
  const end = y + (isUpper ? -8 : 8);
  const [a, b] = [Math.min(from, to), Math.max(from, to)].map(short) as [number, number];
  // Arrows of a short distance point at it from outside.
  const [overhang, tip] = b - a < 44 ? [28, -14] : [0, 14];
  return (
    <g>
      <path d={`M${short(from)} ${short(first)}V${end}M${short(to)} ${short(second)}V${end}`} />
      <path d={`M${short(a - overhang)} ${y}H${short(b + overhang)}`} />
      {b > a && <path d={`M${a} ${y}l${tip}-5v10zM${b} ${y}l${-tip}-5v10z`} fill={accent} />}
      <text x={short((a + b) / 2)} y={y + (isUpper ? -15 : 44)} stroke="none" fill="currentColor">
        {words}
      </text>
    </g>
  );
}

function Diameter({ x, from, radius, words }: { x: number; from: number; radius: number; words: string }) {
  const [top, bottom] = [short(axis - radius), short(axis + radius)];
  return (
    <g>
      <path d={`M${from} ${top}H${x + 8}M${from} ${bottom}H${x + 8}M${x} ${top}V${bottom}`} />
      <path d={`M${x} ${top}l-5 14h10zM${x} ${bottom}l-5-14h10z`} fill={accent} />
      <text transform={`translate(${x - 16} ${axis}) rotate(-90)`} stroke="none" fill="currentColor">
        {words}
      </text>
    </g>
  );
}

function Dimensions({ measures, geometry }: DrawingProps) {
  const { width, diameter, offset, bolts, bore } = measures;
  const { half, seat, edge, outer, left, right } = geometry;
  const { scale, section, front } = placed(geometry);
  const [top, bottom] = [short(axis - scale * outer - 30), short(axis + scale * outer + 30)];
  const millimetres = (value: number) => `${formatNumber(value)} mm`;
  const across = (diameter: number) => ({
    from: front - (scale * diameter) / 2,
    to: front + (scale * diameter) / 2,
    starts: [axis, axis] as const,
  });
  return (
    <g fill="none">
      <g stroke={themeColours.muted} strokeWidth="2" strokeDasharray="18 6 4 6">
        <path d={`M${short(section - scale * left - 16)} ${axis}H${short(section + scale * right + 16)}`} />
        <path d={`M${short(front - scale * outer - 16)} ${axis}H${short(front + scale * outer + 4)}`} />
        <path d={`M${short(section)} ${top + 14}V${bottom}M${short(front)} ${top + 14}V${bottom - 14}`} />
        {bolts && <circle cx={short(front)} cy={axis} r={short((scale * bolts.circle) / 2)} />}
      </g>
      <g stroke={accent} strokeWidth="2.5" fontSize="40" fontWeight="600" textAnchor="middle">
        <Dimension
          from={section - scale * half}
          to={section + scale * half}
          y={top}
          starts={[axis - scale * edge, axis - scale * edge]}
          words={`Maulweite ${formatNumber(width)} J`}
        />
        <Diameter
          x={short(section + scale * right + 78)}
          from={short(section + scale * half)}
          radius={scale * seat}
          words={`⌀ ${formatNumber(diameter)} Zoll`}
        />
        {offset !== undefined && (
          <Dimension
            from={section}
            to={section - scale * offset}
            y={bottom}
            starts={[bottom, axis]}
            words={`ET ${millimetres(offset)}`}
          />
        )}
        {bore !== undefined && (
          <Dimension {...across(bore)} y={top} words={`Mittenloch ${millimetres(bore)}`} />
        )}
        {bolts && (
          <Dimension
            {...across(bolts.circle)}
            y={bottom}
            words={`Lochkreis ${bolts.number} × ${millimetres(bolts.circle)}`}
          />
        )}
      </g>
    </g>
  );
}

interface DrawingProps {
  measures: RimMeasures;
  geometry: Geometry;
}

/** `#mass`, and `#form` without dimensions; both 1,000 by 740, and the colours are custom properties. */
export function RimDimensionsSheet({ measures, title }: { measures: RimMeasures; title: string }) {
  const drawing = { measures, geometry: rimGeometry(measures) };
  const { width, height } = sheetSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fontFamily="sans-serif">
      <title>{title}</title>
      <g id="mass">
        <Shapes {...drawing} />
        <Dimensions {...drawing} />
      </g>
    </svg>
  );
}
