import { themeColours } from '../tokens/theme-colours';

const { accent, strong, warm, light } = themeColours;
const firs = [
  [760, 590, 0.7],
  [806, 598, 1],
  [858, 588, 0.8],
  [1440, 560, 1.1],
  [1490, 576, 1.5],
  [1550, 566, 1.2],
  [1598, 584, 1.6],
] as const;

/** A pass road up to the snow line. */
export function MountainScene() {
  return (
    <>
      <circle cx="1010" cy="150" r="62" fill={light} />
      <circle cx="1010" cy="150" r="104" fill={light} opacity=".45" />
      <path
        d="M520 520 700 400l80 40 130-140 110 90 150-190 130 120 110-90 190 210v180z"
        fill={accent}
        opacity=".14"
      />
      <path d="M700 560 880 400l70 40 230-300 150 190 70-60 200 200v140z" fill={accent} opacity=".34" />
      <path d="M1180 140 1330 330l-38 20-42-38-30 44-36-52-40 40-40-30-46 20z" fill={light} opacity=".92" />
      <path d="M1180 140l150 190-38 20-42-38-30 44z" fill={accent} opacity=".18" />
      <path d="M900 560 1120 380l60 40 180-190 110 120 130-80v330H900z" fill={accent} opacity=".7" />
      <path d="M1360 230l92 100-30-8-34 26-30-40-40 30-24-18z" fill={light} opacity=".92" />
      <path d="M0 585C260 520 520 590 780 560s420-120 820-60v140H0z" fill={accent} />
      <path d="M0 585C260 520 520 590 780 560s420-120 820-60v140H0z" fill={strong} opacity=".35" />
      <Road />
      <path d="M0 622c300-30 620-10 880-6s480-50 720-36v60H0z" fill={strong} />
      <g fill={strong}>
        {firs.map(([x, y, scale]) => (
          <path
            key={x}
            d="M0-96 20-58H11l18 32H14l16 26H-30l16-26h-15l18-32h-9z"
            transform={`translate(${x} ${y})scale(${scale})`}
          />
        ))}
      </g>
    </>
  );
}

function Road() {
  const way = 'M940 640C1010 596 1230 606 1250 574s-190-26-170-54 170-16 180-44-80-18-72-38 52-16 60-30';
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M900 640C1000 588 1236 606 1250 574s-190-26-170-54 170-16 180-44-80-18-72-38 52-16 60-30"
        stroke={light}
        strokeWidth="9"
        opacity=".85"
      />
      <path d={way} stroke={strong} strokeWidth="1.5" strokeDasharray="7 8" opacity=".5" />
      <g fill={warm} stroke="none" transform="translate(1150 508)">
        <path d="M0 0c0-5 2-7 7-8 6-6 9-7 15-7s11 2 16 7c6 .5 9 3 9 8z" />
        <g fill={strong}>
          <circle cx="11" r="4.5" />
          <circle cx="36" r="4.5" />
        </g>
      </g>
    </g>
  );
}
