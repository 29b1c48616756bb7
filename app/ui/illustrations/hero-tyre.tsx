import { themeColours } from '../tokens/theme-colours';

const { soft, accent, strong, warm, light } = themeColours;
const spoke = 'M-26-70-40-232Q0-252 40-232L26-70z';

/** A wheel larger than the picture, and the print its tread leaves on the way. */
export function TyreScene() {
  return (
    <>
      <g fill={accent}>
        <circle cx="1240" cy="330" r="560" opacity=".05" />
        <circle cx="1240" cy="330" r="470" opacity=".07" />
      </g>
      <path d="M0 556h1600v84H0z" fill={accent} opacity=".1" />
      <TreadPrint />
      <g transform="translate(1240 250)">
        <ellipse cy="345" rx="300" ry="16" fill={strong} opacity=".35" />
        <circle r="338" fill="none" stroke={strong} strokeWidth="24" strokeDasharray="30.4 5" />
        <circle r="332" fill={strong} />
        <circle r="318" fill="none" stroke={soft} strokeWidth="1.5" opacity=".35" />
        <circle r="300" fill={accent} />
        <path d="M-288 84A300 300 0 0 1 84-288 312 312 0 0 0-288 84z" fill={light} opacity=".14" />
        <circle r="278" fill="none" stroke={soft} strokeWidth="1.5" opacity=".4" />
        <path
          d="M-212-212A300 300 0 0 1 212-212L191-191A270 270 0 0 0-191-191z"
          fill={strong}
          opacity=".35"
        />
        <circle r="254" fill={strong} />
        <circle r="246" fill={light} />
        <circle r="234" fill={strong} />
        <path d="M-234 0A234 234 0 0 1 0-234V0z" fill={accent} opacity=".5" />
        <g fill={strong} transform="translate(10 6) scale(.93)" opacity=".6">
          <Spokes />
        </g>
        <g fill={light}>
          <Spokes />
          <circle r="84" />
        </g>
        <circle
          r="54"
          fill="none"
          stroke={strong}
          strokeWidth="15"
          strokeLinecap="round"
          strokeDasharray=".1 67.76"
        />
        <circle r="30" fill={accent} />
        <circle r="13" fill={warm} />
      </g>
    </>
  );
}

function Spokes() {
  return [0, 72, 144, 216, 288].map((turn) => <path key={turn} d={spoke} transform={`rotate(${turn})`} />);
}

/** Chevrons that fade towards the headline. */
function TreadPrint() {
  return (
    <g fill="none" stroke={accent} strokeWidth="9" strokeLinejoin="round">
      {Array.from({ length: 15 }, (_, i) => (
        <path
          key={i}
          d={`M${984 - i * 46} 574l-26 17 26 17M${1010 - i * 46} 574l-26 17 26 17`}
          opacity={(0.3 - i * 0.019).toFixed(2)}
        />
      ))}
    </g>
  );
}
