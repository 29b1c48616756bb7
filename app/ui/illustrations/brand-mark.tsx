import { useId } from 'react';
import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';

/** Capitals as single strokes in a box of 20 by 18 around 0 0. */
const letterStrokes = {
  A: 'M-8.5 9 0-9l8.5 18M-5.2 3H5.2',
  B: 'M-6-9H1a4.5 4.5 0 0 1 0 9h-7zM-6 0h7.8a4.5 4.5 0 0 1 0 9H-6z',
  C: 'M7-5.7a9 9 0 1 0 0 11.4',
  D: 'M-7-9h5a9 9 0 0 1 0 18h-5z',
  E: 'M6.5-9H-6V9H6.5M-6 0H5',
  F: 'M6.5-9H-6V9M-6 0H5',
  G: 'M7-5.7A9 9 0 1 0 9 .8H1.5',
  H: 'M-7-9V9M7-9V9M-7 0H7',
  I: 'M0-9V9',
  J: 'M5-9V3.2a5.6 5.6 0 0 1-11.2 0',
  K: 'M-6-9V9M7-9-6 2.5M-1.8-1.2 7.3 9',
  L: 'M-5.5-9V9h12',
  M: 'M-9 9V-9L0 .5 9-9V9',
  N: 'M-7 9V-9L7 9V-9',
  O: 'M0-9a9 9 0 1 0 0 18A9 9 0 0 0 0-9z',
  P: 'M-6 9V-9h7.5a5.3 5.3 0 0 1 0 10.6H-6',
  Q: 'M0-9a9 9 0 1 0 0 18A9 9 0 0 0 0-9zM2.5 3l6.5 7',
  R: 'M-6 9V-9h7.5a5.3 5.3 0 0 1 0 10.6H-6M1.2 1.6 7 9',
  S: 'M6.2-5.8C5-8 2.8-9 0-9c-3.8 0-6 1.7-6 4.4 0 6 12.5 3.3 12.5 9.2C6.5 7.4 4 9 .2 9-3 9-5.5 8-6.8 5.6',
  T: 'M-8-9H8M0-9V9',
  U: 'M-7-9V2A7 7 0 0 0 7 2V-9',
  V: 'M-8.5-9 0 9l8.5-18',
  W: 'M-10-9-5 9 0-6 5 9l5-18',
  X: 'M-7.5-9 7.5 9M7.5-9-7.5 9',
  Y: 'M-8-9 0 .5 8-9M0 .5V9',
  Z: 'M-7-9H7L-7 9H7',
} as const;

type Letter = keyof typeof letterStrokes;

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
