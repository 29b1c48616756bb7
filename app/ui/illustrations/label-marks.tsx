import { drawingColours } from '../tokens/drawing-colours';
import { readableInk } from './colour-contrast';

/** Class of fuel efficiency or wet grip (Regulation (EU) 2020/740, Annex I). */
export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E';

export interface LabelArrowProps {
  readonly value: LabelClass;
  /** Height in px; the width is 1.3 times as much. */
  readonly size?: number;
}

/** Small coloured class arrow with its letter, 26 by 20 px. */
export function LabelArrow({ value, size = 20 }: LabelArrowProps) {
  const colour = drawingColours.classMark[value];
  return (
    <svg viewBox="0 0 26 20" width={size * 1.3} height={size} role="img" aria-label={value}>
      <path d="M0 1.5A1.5 1.5 0 0 1 1.5 0H18.5L26 10 18.5 20H1.5A1.5 1.5 0 0 1 0 18.5z" fill={colour} />
      <text
        x="10"
        y="14.6"
        fill={readableInk(colour)}
        fontFamily="inherit"
        fontSize="13"
        fontWeight="700"
        textAnchor="middle"
      >
        {value}
      </text>
    </svg>
  );
}
