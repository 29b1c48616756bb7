import { themeColours } from '../tokens/theme-colours';

const { accent, strong, warm, light } = themeColours;

/** A lighthouse, the sea in layers, two sails. */
export function CoastScene() {
  return (
    <>
      <circle cx="1040" cy="330" r="150" fill={light} opacity=".5" />
      <circle cx="1040" cy="330" r="96" fill={light} />
      <linearGradient id="licht" gradientUnits="userSpaceOnUse" x1="780" x2="1334" spreadMethod="reflect">
        <stop stopColor={light} stopOpacity="0" />
        <stop offset="1" stopColor={light} stopOpacity=".6" />
      </linearGradient>
      <path d="M1316 148 700 60v130zM1352 148l248-56v112z" fill="url(#licht)" />
      <g fill={light} opacity=".8">
        <path d="M1130 120h150a17 17 0 0 0-4-33 30 30 0 0 0-56-12 24 24 0 0 0-42 14 21 21 0 0 0-48 31z" />
        <path d="M800 210h104a13 13 0 0 0-2-26 23 23 0 0 0-43-8 20 20 0 0 0-35 12 13 13 0 0 0-24 22z" />
      </g>
      <path d="M0 400h1600v240H0z" fill={accent} opacity=".22" />
      <path
        d="M930 402h220M960 418h160M985 434h110"
        stroke={light}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
      <Sail x={862} y={416} scale={1} />
      <Sail x={968} y={404} scale={0.55} />
      <path
        d="M0 470q50-18 100 0
          t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v170
          H0z"
        fill={accent}
        opacity=".3"
      />
      <path
        d="M-60 520q60-20 120 0
          t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v120H-60z"
        fill={accent}
        opacity=".55"
      />
      <path d="M1130 500c60-60 120-84 190-86s160-30 280-22v248h-560c20-60 50-104 90-140z" fill={accent} />
      <path
        d="M1130 500c60-60 120-84 190-86l-60 60-46 8-40 50-64 20-20 88h-50c20-60 50-104 90-140z"
        fill={strong}
        opacity=".45"
      />
      <Lighthouse />
      <path
        d="M-30 572q70-22 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0 140 0v70H-30z"
        fill={strong}
      />
      <path
        d="M1180 566q35-11 70 0M1370 560q35-11 70 0M960 580q35-11 70 0M1480 596q35-11 70 0
          M1090 606q35-11 70 0"
        fill="none"
        stroke={light}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".5"
      />
    </>
  );
}

function Sail({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M4-96V-12h58C50-50 32-78 4-96z" fill={light} />
      <path d="M-4-84v72h-40c6-28 20-54 40-72z" fill={warm} />
      <path d="M-46-4H64L50 14h-82z" fill={strong} />
    </g>
  );
}

function Lighthouse() {
  return (
    <g>
      <path d="M1400 412v-56l34-26 34 26v52z" fill={light} />
      <path
        d="M1392 362l42-34 42 34"
        fill="none"
        stroke={strong}
        strokeWidth="8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M1426 410v-26h16v24z" fill={accent} />
      <path d="M1310 176h48l18 240h-84z" fill={light} />
      <path d="M1306.4 224h55.2l3.6 48h-62.4zM1299.2 320h69.6l3.6 48h-76.8z" fill={warm} />
      <path d="M1334 176h24l18 240h-30z" fill={strong} opacity=".16" />
      <path d="M1298 164h72v12h-72z" fill={strong} />
      <path d="M1314 132h40v32h-40z" fill={light} />
      <path d="M1322 132v32M1334 132v32M1346 132v32" stroke={strong} strokeWidth="3" />
      <path d="M1306 134q4-30 28-36 24 6 28 36zM1331 84h6v18h-6z" fill={strong} />
    </g>
  );
}
