import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { Pack } from './labels';
import type { Point } from './outlines';
import { Ball, Sheet } from './pliable';
import { isDark, lit } from './shade';
import { Turned } from './solids';
import { onto, type Place, points, way } from './space';

const { steel, plastic, brass } = goodsMaterials;

/** Corners of a hexagon or circle. */
const around = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Bolts, nuts and caps come in these colours. */
const metal = (goods: Goods) => (/schwarz/i.test(goods.colour) ? lit(plastic, 0.06) : goods.body(steel));

function Hexagon({
  at: [x, y, z],
  radius,
  height,
  paint,
}: {
  at: Place;
  radius: number;
  height: number;
  paint: string;
}) {
  const places = (level: number) => around(6, radius).map(([dx, dz]): Place => [x + dx, y + level, z + dz]);
  const [low, high] = [places(0), places(height)];
  const sides = [3, 4, 5].map(
    (from) => [low[from], low[(from + 1) % 6], high[(from + 1) % 6], high[from]] as Place[],
  );
  const tones = [0.1, -0.1, -0.35];
  return (
    <>
      {sides.map((side, index) => (
        <Sheet key={tones[index]} places={side} paint={lit(paint, tones[index] ?? 0)} shine={0.6} />
      ))}
      <Sheet places={high} paint={lit(paint, 0.25)} shine={0.5} />
    </>
  );
}

/** A bolt on its head, its shaft as long as its data says. */
function Bolt({ at, goods, keyed = false }: { at: Place; goods: Goods; keyed?: boolean }) {
  const paint = metal(goods);
  const [x, y, z] = at;
  const shaft = 60 + goods.number('schaftlaenge', 28, [10, 60]) * 2.6;
  return (
    <>
      <Shadow x={x} z={z} width={46} depth={30} />
      <Hexagon at={[x, y, z]} radius={44} height={34} paint={paint} />
      <Turned profile={points`48 34, 46 46, 24 74`} at={at} paint={paint} />
      <Turned profile={points`23 72, 23 ${72 + shaft}, 19 ${80 + shaft}`} at={at} paint={lit(paint, -0.08)} />
      {Array.from({ length: Math.round(shaft / 13) }, (_, index) => (
        <Thread key={index + shaft} at={[x, 84 + index * 12, z]} paint={paint} />
      ))}
      {keyed && <Ball at={[x, 88 + shaft, z]} radius={9} paint={brass} />}
    </>
  );
}

const Thread = ({ at, paint }: { at: Place; paint: string }) => (
  <path
    transform={onto.top(at)}
    d="M-24 0a24 24 0 0 0 48 4"
    fill="none"
    stroke={lit(paint, -0.45)}
    strokeWidth="3"
  />
);

/** What they are sold in, with their number and thread. */
const Box = ({ goods }: { goods: Goods }) => (
  <Pack
    goods={goods}
    at={[-270, 0, 120]}
    size={[170, 190, 90]}
    large={`${goods.number('stueck', 4, [1, 99])} ×`}
    small={thread(goods)}
  />
);

const thread = (goods: Goods) => goods.word('gewinde').replace('.', ',').replace('x', ' × ');

export const bolts: Form = (goods) => (
  <>
    <Box goods={goods} />
    <g transform="translate(70 0)">
      <Again by={way`-160 0 -20, -80 0 -130`}>
        <Bolt at={[70, 0, 150]} goods={goods} />
      </Again>
    </g>
  </>
);

export const nuts: Form = (goods) => (
  <>
    <Box goods={goods} />
    <g transform="translate(70 0)">
      <Again by={way`-180 0 -30, 50 0 -130, -120 0 -170`}>
        <Shadow x={70} z={170} width={66} depth={40} />
        <Turned profile={points`62 0, 60 16, 50 34`} at={[70, 0, 170]} paint={metal(goods)} />
        <Hexagon at={[70, 34, 170]} radius={54} height={62} paint={metal(goods)} />
        <Turned
          profile={points`28 92, 28 98`}
          at={[70, 0, 170]}
          paint={metal(goods)}
          top={goodsPaper.shade}
        />
      </Again>
    </g>
  </>
);

/** Locks look like bolts with a key of their own pattern. */
export const locks: Form = (goods) => (
  <>
    <Box goods={goods} />
    <g transform="translate(70 0)">
      <Again by={way`-160 0 -20`}>
        <Bolt at={[50, 0, 170]} goods={goods} keyed />
      </Again>
      <Shadow x={60} z={10} width={70} depth={40} />
      <Hexagon at={[60, 0, 10]} radius={48} height={60} paint={metal(goods)} />
      <Turned
        profile={points`58 60, 58 150`}
        at={[60, 0, 10]}
        paint={lit(goods.accent, -0.05)}
        top={goodsPaper.shade}
      />
      <path
        transform={onto.top([60, 150, 10])}
        d="M-34 0c0-30 20-12 34-34 10 20 40 0 34 30 14 20-20 18-26 34-16-18-46 0-42-30z"
        fill={steel}
      />
    </g>
  </>
);

export const valveCaps: Form = (goods) => (
  <>
    <Box goods={goods} />
    <g transform="translate(70 0)">
      <Again by={way`-140 0 -20, 50 0 -130, -90 0 -150`}>
        <Shadow x={60} z={170} width={52} depth={30} />
        <Turned profile={points`42 0, 44 10, 40 22, 36 104, 30 116`} at={[60, 0, 170]} paint={metal(goods)} />
        <path
          d="M-26 0v-66M-12 4v-66M4 4v-66M20 0v-66"
          transform={onto.front([60, 26, 134])}
          stroke={lit(metal(goods), isDark(metal(goods)) ? 0.2 : -0.3)}
          strokeWidth="3"
        />
      </Again>
    </g>
  </>
);
