import { goodsMaterials } from '../../tokens/goods-colours';
import { Canister } from './canister';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Tube } from './pliable';
import { lit } from './shade';
import { Turned } from './solids';
import { points, way } from './space';
import { edgeOf, Wrap } from './wrap';

const { plastic, steel, amber, blue, water, signal } = goodsMaterials;

const drum = (goods: Goods, paint: string, large: string) => (
  <>
    <Shadow width={150} depth={90} />
    <Turned
      profile={points`128 0, 132 8, 132 108, 138 114, 132 120, 132 220, 138 226, 132 232, 132 336, 128 344`}
      paint={paint}
      shine={0.5}
    />
    <Wrap goods={goods} radius={133} from={128} to={214} large={large} small={goods.marking} />
    <Turned profile={points`18 344, 18 354`} at={[40, 0, -50]} paint={steel} />
  </>
);

const liquids: readonly (readonly [RegExp, string])[] = [
  [/adblue/i, lit(blue, 0.2)],
  [/scheibenfrost/i, lit(water, 0.1)],
  [/kühler|kuehler/i, lit(signal, 0.35)],
  [/brems/i, lit(amber, 0.25)],
  [/getriebe/i, lit(plastic, 0.1)],
];

/** Oils and other liquids: from the bottle over the canister to the drum. */
export const oil: Form = (goods) => {
  const art = goods.word('art');
  const litres = goods.number('menge', 1, [0.05, 250]);
  const paint = liquids.find(([kind]) => kind.test(art))?.[1] ?? lit(goods.accent, -0.45);
  const large = goods.word('viskositaet') || goods.marking;
  if (litres >= 30) return drum(goods, paint, large);
  const small = goods.word('viskositaet') ? `${art || 'Öl'} · ${goods.marking}` : art;
  if (/brems/i.test(art)) return <Flask goods={goods} paint={paint} large={large} small={small} />;
  return (
    <>
      {/adblue/i.test(art) && <Spout litres={litres} />}
      <Canister goods={goods} litres={litres} paint={paint} large={large} small={small} />
    </>
  );
};

function Flask({
  goods,
  paint,
  large,
  small,
}: {
  goods: Goods;
  paint: string;
  large: string;
  small: string;
}) {
  return (
    <>
      <Shadow width={90} depth={50} />
      <g transform={`scale(${Math.round(edgeOf(goods.number('menge', 0.5, [0.05, 5]) * 1e3) * 95) / 100})`}>
        <Turned profile={points`76 0, 80 6, 80 180, 60 214, 36 226, 36 240`} paint={paint} shine={0.6} />
        <Wrap goods={goods} radius={81} from={26} to={164} large={large} small={small} />
        <Turned profile={points`42 236, 42 276, 38 280`} paint={plastic} />
      </g>
    </>
  );
}

const Spout = ({ litres }: { litres: number }) => (
  <Tube
    places={way`${litres > 6 ? 150 : 130} 30 60, ${litres > 6 ? 150 : 130} 150 60, 170 250 60`}
    width={26}
    paint={plastic}
  />
);
