import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';

const { rubber, alloy } = drawingColours;

export interface SectionSize {
  readonly width: number;
  readonly aspect: number;
  readonly inches: number;
}

/** Middle of the tyre, top of its tread, and lower edge of the drawing. */
const middle = 82;
const top = 43;
const foot = 276;

function drawnSize({ width, aspect, inches }: SectionSize) {
  const sidewall = (width * aspect) / 100;
  const rim = (inches * 25.4) / 2;
  const scale = Math.min(132 / width, (foot - top) / (sidewall + rim));
  const drawn = (millimetres: number) => Math.round(millimetres * scale * 10) / 10;
  return { half: drawn(width / 2), wall: drawn(sidewall), rim: drawn(rim) };
}

/** 200 by 280, to scale, with width, height and rim diameter as dimensions. */
export function TyreSection({ size }: { size: SectionSize }) {
  const { half, wall, rim } = drawnSize(size);
  return (
    <g>
      <g transform={`translate(${middle} ${top}) scale(${half} ${wall})`}>
        <path
          d="M-.74 1C-.74 .84-1 .78-1 .48-1 .18-.9 .04-.7 .02Q0-.03 .7 .02C.9 .04 1 .18 1 .48 1 .78 .74 .84 .74 1H.56
            C.56 .84 .86 .72 .86 .48 .86 .26 .78 .17 .6 .16H-.6C-.78 .17-.86 .26-.86 .48-.86 .72-.56 .84-.56 1z"
          fill={rubber.wall}
          stroke={rubber.edge}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-.45-.02v.1M-.16-.02v.12M.16-.02v.12M.45-.02v.1"
          stroke={themeColours.light}
          strokeWidth=".07"
        />
      </g>
      <g transform={`translate(${middle} ${top + wall})`} fill="none" stroke={alloy.dark}>
        <path
          d={`M${-0.8 * half}-9v11h${0.22 * half}l${0.12 * half} 14h${0.92 * half}l${0.12 * half}-14h${0.22 * half}v-11`}
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path d={`M0 20V${rim}`} strokeWidth="2" strokeDasharray="7 4 2 4" />
      </g>
      <Dimensions size={size} half={half} wall={wall} rim={rim} />
    </g>
  );
}

interface Dimensions {
  readonly size: SectionSize;
  readonly half: number;
  readonly wall: number;
  readonly rim: number;
}

function Dimensions({ size, half, wall, rim }: Dimensions) {
  const height = Math.round((size.width * size.aspect) / 100);
  const [left, right, bead] = [middle - half, middle + half, top + wall];
  return (
    <g stroke={themeColours.accent} strokeWidth="1.5" fill="none">
      <path d={`M${left} 20V${top + wall / 2}M${right} 20V${top + wall / 2}M${left} 26H${right}`} />
      <path d={`M${left + 7} 22l-7 4 7 4M${right - 7} 22l7 4-7 4`} />
      <path d={`M${middle} ${top}H176M${middle + 0.8 * half} ${bead}H176M170 ${top}V${bead}`} />
      <path d={`M166 ${top + 7}l4-7 4 7M166 ${bead - 7}l4 7 4-7`} />
      <path d={`M${middle - 0.8 * half} ${bead}H6M10 ${bead}V${bead + rim - 8}M6 ${bead + 7}l4-7 4 7`} />
      <path d={`M10 ${bead + rim - 8}v8`} strokeDasharray="3 2" />
      <g stroke="none" fontSize="16" fontWeight="650" fill={themeColours.text}>
        <text x={middle} y="15" textAnchor="middle">
          {`${size.width} mm`}
        </text>
        <text transform={`translate(192 ${top + wall / 2}) rotate(-90)`} textAnchor="middle">
          {`${height} mm`}
        </text>
        <text x="20" y={bead + rim / 2 + 12}>
          {`⌀ ${size.inches}″`}
        </text>
      </g>
    </g>
  );
}
