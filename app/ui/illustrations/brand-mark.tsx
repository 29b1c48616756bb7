import { useId } from 'react';
import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import { type Letter, letterStrokes } from './letter-strokes';

export type BrandMarkVariant = 'ring' | 'shield' | 'hexagon' | 'wheel' | 'bar';

export interface BrandMarkProps {
  /** A letter from A to Z; anything else leaves the frame empty. */
  readonly letter: string;
  readonly variant: BrandMarkVariant;
  /** Edge in px. */
  readonly size?: number;
}

const { accent, warm: contrast, accentText: paper } = themeColours;

export function BrandMark({ letter, variant, size = 40 }: BrandMarkProps) {
  const stroke = letterStrokes[letter.toUpperCase() as Letter] as string | undefined;
  const { scale, colour, frame: Frame } = variants[variant];
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} fill="none" aria-hidden="true">
      <Frame />
      {stroke !== undefined && (
        <path
          d={stroke}
          transform={`translate(20 20) scale(${scale})`}
          stroke={colour}
          strokeWidth={3.7 / scale}
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

function Ring() {
  return <circle cx="20" cy="20" r="18" stroke={accent} strokeWidth="4" />;
}

function Shield() {
  return <path d="M20 1 37 6.5V19c0 10-7 16.8-17 20C10 35.8 3 29 3 19V6.5z" fill={accent} />;
}

function Hexagon() {
  return (
    <path
      d="M20 2.3 35.3 11.15v17.7L20 37.7 4.7 28.85v-17.7z"
      stroke={accent}
      strokeWidth="3.6"
      strokeLinejoin="round"
    />
  );
}

/** A mask cuts the gaps of the tread, so that any background shows through. */
function Wheel() {
  const id = useId();
  return (
    <>
      <mask id={id}>
        <path d="M0 0h40v40H0z" fill={drawingColours.mask.show} />
        <circle
          cx="20"
          cy="20"
          r="19"
          stroke={drawingColours.mask.hide}
          strokeWidth="3"
          strokeDasharray="1.3 3.675"
        />
      </mask>
      <circle cx="20" cy="20" r="20" fill={accent} mask={`url(#${id})`} />
      <circle cx="20" cy="20" r="14.5" stroke={paper} strokeWidth="1.2" opacity=".55" />
    </>
  );
}

function Bar() {
  return (
    <>
      <path d="M8 2h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z" fill={accent} />
      <path d="M9 33.5h22" stroke={contrast} strokeWidth="3" />
    </>
  );
}

const variants = {
  ring: { scale: 0.88, colour: contrast, frame: Ring },
  shield: { scale: 0.86, colour: paper, frame: Shield },
  hexagon: { scale: 0.82, colour: contrast, frame: Hexagon },
  wheel: { scale: 0.72, colour: paper, frame: Wheel },
  bar: { scale: 0.84, colour: paper, frame: Bar },
} as const;
