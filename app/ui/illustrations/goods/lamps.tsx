import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { Pack } from './labels';
import { Ball, Tube } from './pliable';
import { lit } from './shade';
import { Block, Turned } from './solids';
import { type Place, points, seen, way } from './space';

const { glass, steel, brass, plastic, lamp, amber, signal, alloy } = goodsMaterials;
const { paper } = goodsPaper;

/** Glass stands over a base; both as round bodies from the ground. */
const halogen = (goods: Goods) => (
  <>
    <Turned profile={points`20 0, 20 34, 30 36`} paint={plastic} />
    <Turned profile={points`62 36, 62 48, 56 52`} paint={steel} />
    <Turned profile={points`32 50, 32 92, 26 98`} paint={alloy} />
    <Turned
      profile={points`25 96, 27 110, 27 196, 20 216, 8 226`}
      paint={/blau|6000|4500/.test(goods.word('farbtemperatur')) ? lit(goodsMaterials.water, 0.3) : glass}
      shine={1}
    />
    <Tube places={way`-8 108 0, -8 150 0, 8 158 0, 8 108 0`} width={4} paint={brass} />
    <Turned profile={points`20 204, 14 218, 6 226`} paint={steel} />
  </>
);

const xenon = () => (
  <>
    <Block at={[-58, 0, -44]} size={[116, 56, 90]} paint={plastic} round={10} />
    <Turned profile={points`52 54, 52 70, 40 76`} paint={steel} />
    <Turned profile={points`32 74, 32 96, 22 102`} paint={plastic} />
    <Turned
      profile={points`15 100, 15 150, 30 172, 30 184, 15 206, 12 250`}
      paint={lit(goodsMaterials.water, 0.35)}
      shine={1}
    />
    <Ball at={[0, 178, 0]} radius={14} paint={lamp} />
    <Tube places={way`34 96 0, 36 240 0, 8 256 0`} width={7} paint={alloy} />
  </>
);

const ledRetrofit = () => (
  <>
    <Turned
      profile={points`40 0, 44 6, 44 22, 34 26, 44 30, 44 46, 34 50, 44 54, 44 76`}
      paint={lit(plastic, 0.1)}
    />
    <Turned profile={points`62 76, 62 88, 40 92`} paint={alloy} />
    <Turned profile={points`26 90, 26 112, 20 116`} paint={steel} />
    <Block at={[-15, 112, -8]} size={[30, 124, 16]} paint={alloy} round={4} shine={0.9}>
      {[-34, -10, 14].map((y) => (
        <rect key={y} x="-9" y={y} width="18" height="18" fill={lamp} />
      ))}
    </Block>
  </>
);

const glassBulb = (paint: string) => () => (
  <>
    <Turned profile={points`20 0, 24 8`} paint={steel} />
    <Turned profile={points`40 8, 40 76, 34 84`} paint={lit(brass, 0.2)} />
    <Ball at={[-38, 40, -10]} radius={8} paint={steel} />
    <Turned profile={points`33 82, 40 100, 62 132, 66 164, 56 196, 34 216, 12 222`} paint={paint} shine={1} />
    <Tube places={way`-14 96 0, -18 156 0, 18 156 0, 14 96 0`} width={4} paint={steel} />
  </>
);

const capless = (goods: Goods) => (
  <>
    <Block
      at={[-26, 0, -10]}
      size={[52, 40, 20]}
      paint={/led/i.test(goods.word('art')) ? paper : glass}
      round={4}
    />
    <Turned
      profile={points`22 38, 30 60, 30 116, 20 134, 8 140`}
      paint={/led/i.test(goods.word('art')) ? lamp : glass}
      shine={1}
    />
    <Tube places={way`-8 50 0, -9 96 0, 9 96 0, 8 50 0`} width={3} paint={steel} />
  </>
);

function bulbOf(goods: Goods) {
  const art = goods.word('art');
  if (/xenon/i.test(art)) return xenon;
  if (/retrofit/i.test(art)) return ledRetrofit;
  if (/innen/i.test(art) || /w5w/i.test(goods.word('sockel'))) return capless;
  if (/blinker/i.test(art)) return glassBulb(amber);
  if (/rücklicht|bremslicht/i.test(art)) return glassBulb(lit(signal, 0.82));
  return halogen;
}

/** One lamp, a pair or a box of ten, beside what they are sold in. */
export const bulbs: Form = (goods) => {
  const draw = bulbOf(goods);
  const count = goods.number('stueck', 1, [0, 99]);
  const places: Place[] =
    count > 4
      ? [
          [62, 0, 40],
          [-62, 0, -20],
          [-4, 0, -70],
        ]
      : count > 1
        ? [
            [62, 0, 20],
            [-52, 0, -60],
          ]
        : [[0, 0, -30]];
  const socket = goods.word('sockel') || goods.marking;
  return (
    <>
      <Pack
        goods={goods}
        at={[-240, 0, 90]}
        size={count > 4 ? [240, 270, 170] : [210, 270, 100]}
        large={socket}
        small={goods.marking}
      />
      {places.map(([x, , z]) => (
        <Shadow key={x} x={x + 94} z={z} width={70} depth={36} />
      ))}
      <g transform="translate(84 0)">
        {places.map((at) => (
          <g key={at.join(' ')} transform={`translate(${seen(at).join(' ')}) scale(1.25)`}>
            {draw(goods)}
          </g>
        ))}
      </g>
    </>
  );
};
