import type { CSSProperties } from 'react';
import { goodsColours, goodsPaper, makeColours } from '../tokens/goods-colours';
import { contrastRatio } from './colour-contrast';
import { GoodsDrawing, type GoodsName } from './goods-drawings';

const { ground, ink, paper, chalk, slate, cardboard, tape, action } = goodsPaper;
const SIZE = 600;
const WORDS = 'system-ui,sans-serif';
/** Share of the font's size that a letter takes on average. */
const LETTER = 0.58;

export interface DrawnProduct {
  goods: GoodsName;
  view: 'ganz' | 'nah' | 'karton';
  colour: string;
  make: string;
  marking: string;
}

function colourNamed(name: string): string | undefined {
  const words = name.toLowerCase();
  return goodsColours.find(([word]) => words.includes(word))?.[1];
}

/** The same make has the same colour on every picture. */
function colourOfMake(make: string): string {
  const sum = [...make].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return makeColours[sum % makeColours.length] ?? makeColours[0];
}

/** What the drawings take for the theme's colours (`themeColours`). */
function paint({ colour, make }: DrawnProduct): CSSProperties {
  const own = colourNamed(colour);
  const body = own ?? paper;
  const isDark = contrastRatio(body, paper) > 4;
  const shades = {
    '--surface': body,
    '--accent': own ? (isDark ? chalk : slate) : colourOfMake(make),
    '--accent-strong': isDark ? slate : ink,
    '--accent-soft': paper,
    '--action': own && contrastRatio(own, ground) > 1.5 ? own : action,
  };
  return shades as CSSProperties;
}

function Line({ words, y, size, width }: { words: string; y: number; size: number; width: number }) {
  const fitting = Math.min(size, Math.round(width / (Math.max(words.length, 1) * LETTER)));
  return (
    <text x={SIZE / 2} y={y} fontSize={fitting} textAnchor="middle">
      {words}
    </text>
  );
}

const frames = { ganz: '0 0 240 160', nah: '60 26 120 80' } as const;

function Box({ drawn }: { drawn: DrawnProduct }) {
  return (
    <>
      <path d="M90 190h420v290H90z" fill={cardboard} stroke={ink} strokeWidth="6" strokeLinejoin="round" />
      <path d="M90 190l50-60h320l50 60z" fill={tape} stroke={ink} strokeWidth="6" strokeLinejoin="round" />
      <path d="M270 130h60l10 60v70h-80v-70z" fill={paper} opacity=".5" />
      <svg
        aria-hidden="true"
        x="180"
        y="275"
        width="240"
        height="160"
        viewBox={frames.ganz}
        fill="none"
        style={paint(drawn)}
      >
        <GoodsDrawing name={drawn.goods} />
      </svg>
    </>
  );
}

/** Picture of a product with its make and what it is marked with. Meant for a file of its own: it carries xmlns. */
export function ProductPicture(drawn: DrawnProduct) {
  const { goods, view, make, marking } = drawn;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img">
      <title>{`${make} ${marking}`}</title>
      <rect width={SIZE} height={SIZE} rx="24" fill={ground} />
      {view === 'karton' ? (
        <Box drawn={drawn} />
      ) : (
        <>
          <ellipse cx={SIZE / 2} cy="394" rx="230" ry="16" fill={ink} opacity=".12" />
          <svg
            aria-hidden="true"
            x="30"
            y="100"
            width="540"
            height="360"
            viewBox={frames[view]}
            preserveAspectRatio="xMidYMid slice"
            fill="none"
            style={paint(drawn)}
          >
            <GoodsDrawing name={goods} />
          </svg>
        </>
      )}
      <g fontFamily={WORDS} fill={ink}>
        <g fontWeight="700">
          <Line words={make} y={76} size={46} width={520} />
        </g>
        <rect x="60" y="504" width={SIZE - 120} height="62" rx="31" fill={paper} />
        <Line words={marking} y={546} size={32} width={440} />
      </g>
    </svg>
  );
}
