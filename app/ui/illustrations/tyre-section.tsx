import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import type { SidewallMarking } from './sidewall-legend';

const { rubber, alloy } = drawingColours;

/** Cross-section of a tyre on its rim, 200 by 280, with width, height and rim diameter as dimensions. */
export function TyreSection({ marking }: { marking: SidewallMarking }) {
  return (
    <g>
      <g transform="translate(2 0) scale(.8 1)">
        <path
          d="M36 132C18 112 16 84 26 66 34 50 52 44 76 43h48c24 1 42 7 50 23 10 18 8 46-10 66l-1 17h-17
            v-15c16-20 18-40 10-52-6-9-16-12-32-12H76c-16 0-26 3-32 12-8 12-6 32 10 52v15H37z"
          fill={rubber.wall}
        />
        <path d="M62 43v9M84 43v11M116 43v11M138 43v9" stroke={themeColours.light} strokeWidth="6" />
        <path
          d="M40 118C26 96 32 64 58 60h84c26 4 32 36 18 58"
          fill="none"
          stroke={rubber.edge}
          strokeWidth="2"
        />
        <path
          d="M24 130h8l3 20h22l14 16h58l14-16h22l3-20h8l-3 28h-26l-14 16H67l-14-16H27z"
          fill={alloy.dark}
        />
        <path d="M100 166v98" stroke={alloy.dark} strokeWidth="2" strokeDasharray="7 4 2 4" />
      </g>
      <Dimensions marking={marking} />
    </g>
  );
}

function Dimensions({ marking }: { marking: SidewallMarking }) {
  const height = Math.round((marking.width * marking.aspect) / 100);
  return (
    <g stroke={themeColours.accent} strokeWidth="1.5" fill="none">
      <path d="M17 20v62M147 20v62M17 26h130M24 22l-7 4 7 4M140 22l7 4-7 4" />
      <path d="M108 43h68M138 149h38M170 43v106M166 50l4-7 4 7M166 142l4 7 4-7" />
      <path d="M6 149h26M10 149v119M6 156l4-7 4 7" />
      <path d="M10 268v8" strokeDasharray="3 2" />
      <g stroke="none" fontSize="14" fontWeight="650" fill={themeColours.text}>
        <text x="82" y="15" textAnchor="middle">
          {`${marking.width} mm`}
        </text>
        <text transform="translate(190 96) rotate(-90)" textAnchor="middle">
          {`${height} mm`}
        </text>
        <text x="20" y="214">
          {`⌀ ${marking.inches}″`}
        </text>
      </g>
    </g>
  );
}
