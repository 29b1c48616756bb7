import { themeColours } from '../../tokens/theme-colours';
import { Garage } from './scene-buildings';
import type { SceneTime } from './scene-names';
import { hills, Land, Sky, Street } from './scene-parts';

const { soft, accent, strong, warm, light } = themeColours;
const spoke = 'M-26-70-40-232Q0-252 40-232L26-70z';

/** A wheel as high as the workshop behind it, and the print its tread leaves on the way. */
export function TyreScene({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={640} />
      <Land d={hills(390, 'C-60 380 200 330 420 340S800 380 1100 360')} season={season} near={0.2} />
      <Garage x={664} y={446} season={season} isOpen={isOpen} />
      <Street y={446} season={season} />
      <TreadPrint />
      <g transform="translate(360 236) scale(.66)">
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

/** Chevrons that fade behind the wheel. */
function TreadPrint() {
  return (
    <g fill="none" stroke={light} strokeWidth="6" strokeLinejoin="round">
      {Array.from({ length: 15 }, (_, i) => (
        <path
          key={i}
          d={`M${196 - i * 32} 462l-17 11 17 11M${214 - i * 32} 462l-17 11 17 11`}
          opacity={(0.5 - i * 0.032).toFixed(2)}
        />
      ))}
    </g>
  );
}
