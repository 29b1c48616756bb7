import { themeColours } from '../tokens/theme-colours';

const { soft, accent, strong, warm, light } = themeColours;
/** Lit windows: left edge, top, columns, rows. */
const windows = [
  [1010, 300, 3, 6],
  [1178, 236, 4, 8],
  [1334, 320, 3, 5],
  [1466, 270, 4, 7],
] as const;

/** A town in the evening with its bridge and a car on the way home. */
export function CityScene() {
  return (
    <>
      <circle cx="1180" cy="230" r="190" fill={light} opacity=".4" />
      <circle cx="1180" cy="230" r="120" fill={light} opacity=".8" />
      <path
        d="M560 500v-60h60v-40h80v-60h50v40h70v-90h60v50h70v-130l25-40 25 40v90h80v-70h90v-50h70v110h90
          v-60h80v90h90v-50h80v240z"
        fill={accent}
        opacity=".14"
      />
      <path
        d="M740 520v-90h60v-50h70v30h50v-130h66v60h50v-90l40-34v-40h6v40l40 34v140h60v-110h70v70h80v-90h60
          v50h90v-30h104v240z"
        fill={accent}
        opacity=".3"
      />
      <path
        d="M860 540v-90h70v-60h50V276h112v120h56V212h112v170h50v-90h92v-20h30V246h124v294z"
        fill={accent}
        opacity=".75"
      />
      <path d="M1148 212 1204 172l56 40zM1332 292h92v-14l-46-26-46 26z" fill={accent} opacity=".75" />
      <path d="M1060 276h32v264h-32zM1226 212h34v328h-34zM1556 246h34v294h-34z" fill={strong} opacity=".35" />
      <g fill={soft}>
        {windows.map(([x, y, columns, rows]) => (
          <path key={x} d={windowPath(columns, rows)} transform={`translate(${x} ${y})`} opacity=".75" />
        ))}
      </g>
      <path d="M1202 268h10v13h-10zM1034 372h10v13h-10zM1490 366h10v13h-10z" fill={warm} />
      <Bridge />
      <path d="M0 586c300-14 700-14 1600-6v60H0z" fill={strong} />
      <path
        d="M760 604h120M980 606h60M1140 602h150M1390 606h90M900 622h70M1240 622h90"
        stroke={light}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

/** A building's windows in a grid of 18 by 24, some dark so that it looks lived in. */
function windowPath(columns: number, rows: number): string {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((row * 7 + column * 5) % 4 !== 1) d += `M${column * 19} ${row * 27}h9v13h-9z`;
    }
  }
  return d;
}

function Bridge() {
  return (
    <g>
      <path d="M0 512h1600v22H0z" fill={strong} />
      <path d="M0 506h1600" stroke={light} strokeWidth="2" strokeDasharray="3 15" opacity=".35" />
      <path
        d="M0 534h1600v60H0zM-180 594a120 46 0 0 1 240 0zM100 594a120 46 0 0 1 240 0z
          M380 594a120 46 0 0 1 240 0zM660 594a120 46 0 0 1 240 0zM940 594a120 46 0 0 1 240 0z
          M1220 594a120 46 0 0 1 240 0zM1500 594a120 46 0 0 1 240 0z"
        fill={strong}
        fillRule="evenodd"
        opacity=".9"
      />
      <path
        d="M960 512v-74q0-12 14-12h10M1300 512v-74q0-12 14-12h10"
        fill="none"
        stroke={strong}
        strokeWidth="5"
      />
      <circle cx="988" cy="430" r="7" fill={light} />
      <circle cx="1328" cy="430" r="7" fill={light} />
      <g transform="translate(1090 505)">
        <path d="M0 0c-2-12 1-17 10-18 14-13 20-17 40-17 16 0 24 4 38 17 16 1 24 6 25 18z" fill={warm} />
        <path d="M22-18q12-11 24-11h4v11zM55-18v-11q14 1 24 11z" fill={soft} />
        <g fill={strong}>
          <circle cx="26" r="11" />
          <circle cx="88" r="11" />
        </g>
        <g fill={light}>
          <circle cx="26" r="5" />
          <circle cx="88" r="5" />
        </g>
      </g>
    </g>
  );
}
