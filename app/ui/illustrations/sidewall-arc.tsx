import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import { sidewallTokens, tokenWidth } from './sidewall-tokens';

const { rubber, alloy } = drawingColours;
const centre = { x: 260, y: 560 };
const radius = { tread: 512, shoulder: 490, size: 402, dot: 352, bead: 322, rim: 314 };
/** Size of the largest letters, and the angle of the marking in degrees. */
const letterSize = 58;
const room = 60;

interface PlacedToken {
  readonly text: string;
  /** Degrees from the top to the middle of the text. */
  readonly at: number;
  readonly callout?: number | undefined;
}

/** A long marking gets smaller letters. */
function setMarking(marking: string): { tokens: readonly PlacedToken[]; size: number } {
  const set = sidewallTokens(marking);
  const em = set.reduce((sum, token) => sum + token.gap + tokenWidth(token), 0);
  const degreesPerEm = Math.min((letterSize / radius.size) * (180 / Math.PI), room / em);
  let at = (-em * degreesPerEm) / 2;
  const tokens = set.map((token) => {
    const half = (tokenWidth(token) * degreesPerEm) / 2;
    at += token.gap * degreesPerEm + half;
    const placed = { text: token.text, at: Number(at.toFixed(2)), callout: token.callout };
    at += half;
    return placed;
  });
  return { tokens, size: Math.round((degreesPerEm * Math.PI * radius.size) / 180) };
}

export function SidewallArc({ clipId, ...letters }: LettersProps & { readonly clipId: string }) {
  return (
    <>
      <clipPath id={clipId}>
        <rect width="520" height="292" rx="10" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <g transform={`translate(${centre.x} ${centre.y})`}>
          <circle
            r={radius.tread}
            fill="none"
            stroke={rubber.treadShade}
            strokeWidth="14"
            strokeDasharray="25 4"
          />
          <circle r={radius.tread - 6} fill={rubber.wallDark} />
          <circle r={radius.shoulder} fill={rubber.wall} />
          <g fill="none" stroke={rubber.line}>
            <circle r={radius.shoulder - 8} strokeWidth="2" />
            <circle r={radius.shoulder} stroke={rubber.groove} strokeWidth="17" strokeDasharray="7 22" />
            <circle
              r={(radius.size + radius.dot) / 2 + 8}
              strokeWidth="96"
              stroke={rubber.wallLight}
              opacity=".45"
            />
            <circle r={radius.bead + 8} strokeWidth="2" opacity=".7" />
          </g>
          <circle r={radius.bead} fill={rubber.groove} />
          <circle r={radius.rim} fill={alloy.mid} />
          <circle r={radius.rim - 9} fill={alloy.light} />
          <circle r={radius.rim - 20} fill={alloy.dark} />
          <circle r={radius.rim - 24} fill={alloy.barrel} />
          <Letters {...letters} />
        </g>
      </g>
    </>
  );
}

interface LettersProps {
  readonly marking: string;
  readonly calloutRadius: number;
}

function Letters({ marking, calloutRadius }: LettersProps) {
  const { tokens, size } = setMarking(marking);
  return (
    <g textAnchor="middle" fontWeight="750">
      {tokens.map(({ text, at }) => (
        <text key={at} y={-radius.size} fontSize={size} fill={alloy.light} transform={`rotate(${at})`}>
          {text}
        </text>
      ))}
      {tokens.map(
        ({ at, callout }) =>
          callout !== undefined && (
            <Callout key={at} number={callout} at={at} distance={radius.size + 66} size={calloutRadius} />
          ),
      )}
      <text
        y={-radius.dot}
        fontSize="21"
        fontWeight="600"
        letterSpacing="1.5"
        fill={rubber.lettering}
        transform="rotate(-11)"
      >
        DOT X7RA 2326
      </text>
    </g>
  );
}

interface CalloutProps {
  readonly number: number;
  /** Degrees from the top, and distance from the centre of the wheel. */
  readonly at: number;
  readonly distance: number;
  readonly size: number;
}

function Callout({ number, at, distance, size }: CalloutProps) {
  const angle = (at * Math.PI) / 180;
  const x = (distance * Math.sin(angle)).toFixed(1);
  const y = (-distance * Math.cos(angle)).toFixed(1);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size} fill={themeColours.accent} stroke={themeColours.light} strokeWidth="2" />
      <text y={size * 0.4} fontSize={size * 1.15} fontWeight="700" fill={themeColours.accentText}>
        {number}
      </text>
    </g>
  );
}
