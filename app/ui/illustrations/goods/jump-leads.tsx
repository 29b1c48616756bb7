import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { lit } from './shade';
import { Prism } from './solids';
import { onto, type Place, points, way } from './space';
import { Words } from './words';

const { plastic, signal, steel, copper } = goodsMaterials;
const { paper } = goodsPaper;

/** Two cables with their clamps. */
export const jumpLeads: Form = (goods) => (
  <>
    <Shadow z={60} width={210} depth={120} />
    {([signal, lit(plastic, -0.1)] as const).map((paint, index) => (
      <g key={paint}>
        {[0, 24, 48].map((step) => (
          <Tube
            key={step}
            places={way`${-150 + index * 30} ${14 + step} 190, ${-170 + index * 20} ${14 + step} 40, 20 ${14 + step} 30, ${150 - index * 20} ${14 + step} 110, 40 ${14 + step} 220, ${-150 + index * 30} ${14 + step} 190`}
            width={22}
            paint={paint}
          />
        ))}
        <Clamp at={[-150 + index * 180, 10, -70 - index * 30]} paint={paint} />
        <Clamp at={[-100 + index * 190, 10, 0 - index * 40]} paint={paint} />
      </g>
    ))}
    <g transform={onto.front([-20, 62, 20])}>
      <rect x="-70" y="-30" width="140" height="56" rx="8" fill={paper} />
      <Words y={-2} size={26} room={124} fill={goodsPaper.ink}>
        {goods.make}
      </Words>
      <Words
        y={20}
        size={18}
        room={124}
        fill={goodsPaper.slate}
        weight={500}
      >{`${goods.number('laenge', 300, [1, 999])} cm`}</Words>
    </g>
  </>
);

function Clamp({ at: [x, y, z], paint }: { at: Place; paint: string }) {
  return (
    <Prism
      outline={rounded(
        points`${x} ${y} 8, ${x + 96} ${y + 6} 8, ${x + 118} ${y + 22} 6, ${x + 112} ${y + 40} 6, ${x + 96} ${y + 30} 6, ${x + 60} ${y + 34} 10, ${x} ${y + 62} 10, ${x - 6} ${y + 44} 6, ${x + 40} ${y + 26} 8, ${x - 6} ${y + 16} 6`,
      )}
      from={z}
      to={z + 22}
      paint={paint}
    >
      <path
        d={`M${x + 98} ${-y - 12}l18 ${-12}M${x + 98} ${-y - 34}l14 2`}
        stroke={copper}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx={x + 54} cy={-y - 28} r="7" fill={steel} />
    </Prism>
  );
}
