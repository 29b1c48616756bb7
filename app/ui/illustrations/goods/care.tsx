import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { Canister } from './canister';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { LabelPrint } from './labels';
import { rounded } from './outlines';
import { lit } from './shade';
import { Block, Prism, Turned } from './solids';
import { type Corner, onto, points } from './space';
import { edgeOf, Wrap } from './wrap';

const { plastic, alloy, amber, blue, green, water, signal, leather, linen } = goodsMaterials;
const { paper } = goodsPaper;

const scaled = (goods: Goods) =>
  `scale(${Math.round(edgeOf(goods.number('menge', 500, [20, 20000])) * 92) / 100})`;

const tints: readonly (readonly [RegExp, string])[] = [
  [/felge/i, signal],
  [/scheibe|glas/i, water],
  [/insekt/i, green],
  [/kunststoff/i, plastic],
  [/leder/i, leather],
  [/polster/i, linen],
  [/shampoo/i, blue],
  [/politur/i, paper],
  [/wachs/i, amber],
];

const tintOf = (art: string) => tints.find(([kind]) => kind.test(art))?.[1] ?? paper;

export const body: Corner[] = points`74 0, 78 6, 78 176, 70 204, 46 226, 28 238, 28 252`;

const spray: Form = (goods) => {
  const head = lit(goods.accent, -0.1);
  return (
    <>
      <Shadow width={100} depth={60} />
      <g transform={scaled(goods)}>
        <Turned profile={body} paint={tintOf(goods.word('art'))} shine={0.8} />
        <Wrap goods={goods} radius={79} from={24} to={166} large={goods.marking} />
        <Turned profile={points`32 248, 32 276`} paint={plastic} />
        <Prism
          outline={rounded(
            points`-92 300 4, -92 276 4, -34 270 8, 38 270 8, 58 300 14, 40 338 12, -70 338 10`,
          )}
          from={-26}
          to={26}
          paint={head}
          shine={0.6}
        />
        <Block at={[-112, 290, -16]} size={[22, 36, 32]} paint={plastic} round={4} />
        <Prism
          outline={rounded(points`-64 272 4, -46 272, -40 230 8, -66 192 6, -76 196 6, -56 236 8`)}
          from={-12}
          to={12}
          paint={plastic}
        />
      </g>
    </>
  );
};

const flipTop: Form = (goods) => (
  <>
    <Shadow width={100} depth={60} />
    <g transform={scaled(goods)}>
      <Turned
        profile={points`78 0, 82 8, 82 210, 74 238, 44 256`}
        paint={tintOf(goods.word('art'))}
        shine={0.8}
      />
      <Wrap goods={goods} radius={83} from={30} to={190} large={goods.marking} />
      <Turned profile={points`44 252, 46 300, 40 308`} paint={plastic} />
      <Turned profile={points`12 306, 9 328`} paint={goods.accent} />
    </g>
  </>
);

const tin: Form = (goods) => (
  <>
    <Shadow z={20} width={190} depth={120} />
    <Turned profile={points`150 0, 152 6, 152 96`} at={[-20, 0, 40]} paint={alloy} shine={0.8} />
    <g transform="translate(0 -8)">
      <Turned profile={points`153 8, 153 76`} at={[-20, 0, 40]} paint={goods.accent} shine={0.4} top={null} />
    </g>
    <Turned profile={points`156 92, 157 118, 150 124`} at={[-20, 0, 40]} paint={goods.accent} shine={0.5} />
    <g transform={onto.top([-20, 125, 40])}>
      <circle r="132" fill="none" stroke={lit(goods.accent, 0.35)} strokeWidth="3" />
      <circle r="116" fill={paper} />
      <g transform="translate(0 14)">
        <LabelPrint goods={{ ...goods, accent: paper }} width={200} height={170} large={goods.marking} />
      </g>
    </g>
    <Prism
      outline={rounded(points`70 0, 210 0, 210 44, 70 44`, 14)}
      from={-90}
      to={-10}
      paint={amber}
      shine={0}
    />
  </>
);

export const can: Form = (goods) => (
  <>
    <Shadow width={90} depth={50} />
    <g transform={scaled(goods)}>
      <Turned profile={points`66 0, 70 5, 70 262, 58 282, 30 292`} paint={goods.accent} shine={0.8} />
      <Wrap goods={goods} radius={71} from={40} to={200} large={goods.marking} />
      <Turned profile={points`56 280, 56 346, 48 354`} paint={goods.body(paper)} shine={0.7} />
    </g>
  </>
);

export const canister: Form = (goods) => (
  <Canister
    goods={goods}
    litres={goods.number('menge', 5e3, [500, 60000]) / 1e3}
    paint={tintOf(goods.word('art'))}
    large={goods.marking}
    small={goods.word('art')}
  />
);

/** Care products by what they are and how they are used. */
export const care: Form = (goods) => {
  const art = goods.word('art');
  if (goods.number('menge', 500, [20, 20000]) > 2e3) return canister(goods);
  if (/wachs/i.test(art)) return tin(goods);
  if (/klima|sprüh|spray/i.test(art)) return can(goods);
  return /shampoo|politur|leder/i.test(art) ? flipTop(goods) : spray(goods);
};
