import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { lit } from './shade';
import type { Place } from './space';
import { onto } from './space';

const { plastic, steel } = goodsMaterials;
const { paper, shade } = goodsPaper;

export function Lens({ at, radius }: { at: Place; radius: number }) {
  return (
    <g transform={onto.front(at)}>
      <circle r={radius} fill={lit(plastic, -0.4)} stroke={lit(plastic, 0.35)} strokeWidth="3" />
      <circle r={radius * 0.78} fill={shade} stroke={steel} strokeWidth="2" />
      <circle r={radius * 0.5} fill={lit(goodsMaterials.blue, -0.6)} />
      <circle r={radius * 0.26} fill={lit(goodsMaterials.blue, -0.2)} />
      <ellipse
        cx={-radius * 0.24}
        cy={-radius * 0.3}
        rx={radius * 0.2}
        ry={radius * 0.12}
        fill={paper}
        opacity=".9"
      />
    </g>
  );
}
