import { drawingColours } from '../tokens/drawing-colours';
import type { LabelClass } from './label-class';

const { labelInk, labelPaper } = drawingColours;
const classes = ['A', 'B', 'C', 'D', 'E'] as const;
const lengths = { A: 10.95, B: 13.05, C: 15.15, D: 17.25, E: 19.1 };
const rowHeight = 6.4;
const rowStep = 7.93;
const head = 3.2;

interface ClassScaleProps {
  readonly x: number;
  /** Upper edge of class A in mm; `x` and `arrowEnd` are edges in mm too. */
  readonly y: number;
  readonly colours: Readonly<Record<LabelClass, string>>;
  readonly value: LabelClass;
  readonly arrowEnd: number;
}

export function ClassScale({ x, y, colours, value, arrowEnd }: ClassScaleProps) {
  const middle = y + classes.indexOf(value) * rowStep + rowHeight / 2;
  return (
    <g fontFamily="Calibri,Carlito,Arial,sans-serif" fontWeight="700" fill={labelPaper}>
      {classes.map((name, row) => (
        <g key={name} transform={`translate(${x} ${(y + row * rowStep).toFixed(2)})`}>
          <path
            d={`M0 0H${(lengths[name] - head).toFixed(2)}l${head} ${head}-${head} ${head}H0z`}
            fill={colours[name]}
            stroke={labelInk}
            strokeWidth=".06"
          />
          <text x="1.4" y="5.05" fontSize="5.3" stroke={labelInk} strokeWidth=".1">
            {name}
          </text>
        </g>
      ))}
      <path d={`M${arrowEnd} ${middle - 4.93}h-6.35l-3.2 4.93 3.2 4.93h6.35z`} fill={labelInk} />
      <text x={arrowEnd - 3.75} y={middle + 2.5} fontSize="7.4" textAnchor="middle">
        {value}
      </text>
    </g>
  );
}
