import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { rounded } from './outlines';
import { Sheet, Tube } from './pliable';
import { isDark, lit } from './shade';
import { Block, Prism, Turned } from './solids';
import { type Corner, onto, points, way } from './space';
import { Words } from './words';

const { plastic, steel, signal, rubber } = goodsMaterials;
const { chalk } = goodsPaper;

/** By the height of the child from which it is used, in cm: a shell to carry, a seat with belts, or one to sit up. */
export const childSeat: Form = (goods) => {
  const from = goods.number('groesseab', 76, [0, 200]);
  const turns = goods.word('drehbar') === 'ja';
  const fixes = /isofix/i.test(goods.word('befestigung'));
  return (
    <>
      <Shadow z={90} width={170} depth={110} />
      {fixes && <Isofix />}
      {turns && <Turned profile={points`150 0, 156 8, 150 34, 120 44`} at={[0, 0, 90]} paint={plastic} />}
      <g transform={turns ? 'translate(0 -34)' : undefined}>
        {from < 60 ? (
          <Shell goods={goods} />
        ) : (
          <Seat
            goods={goods}
            hasBelts={from < 100}
            hasBack={from < 126 || goods.number('groessebis', 150, [0, 200]) < 150}
          />
        )}
      </g>
    </>
  );
};

const Isofix = () => (
  <Again by={[[130, 0, 0]]}>
    <Block at={[-76, 14, 170]} size={[24, 20, 110]} paint={steel} round={4} />
    <Block at={[-80, 8, 250]} size={[32, 32, 40]} paint={lit(signal, 0)} round={6} />
  </Again>
);

/** Outline of a wing seen from its side, drawn out to both flanks. */
function Seat({ goods, hasBelts, hasBack }: { goods: Goods; hasBelts: boolean; hasBack: boolean }) {
  const paint = goods.body(plastic);
  const pad = lit(paint, isDark(paint) ? 0.16 : -0.1);
  const back: Corner[] = points`-104 96 20, 104 96 20, 112 290 40, 86 330 20, -86 330 20, -112 290 40`;
  const head: Corner[] = points`-92 300 26, 92 300 26, 100 380 40, 66 420 36, -66 420 36, -100 380 40`;
  return (
    <>
      {hasBack && (
        <>
          <Prism outline={rounded(back)} from={130} to={186} paint={paint}>
            <path d="M-66-110v-190q0-18 18-18h96q18 0 18 18v190z" fill={pad} />
            <path
              d="M-50-150h100M-52-190h104M-52-230h104M-52-270h104"
              stroke={lit(pad, -0.2)}
              strokeWidth="3"
            />
          </Prism>
          <Prism outline={rounded(head)} from={112} to={182} paint={lit(paint, 0.05)}>
            <path
              d="M-54-312h108q14 0 14 14v62q0 20-20 20h-96q-20 0-20-20v-62q0-14 14-14z"
              transform="translate(0 -92)"
              fill={pad}
            />
          </Prism>
          <Again by={[[180, 0, 0]]}>
            <Prism
              outline={rounded(points`-108 150 16, -78 150 16, -74 300 16, -106 300 16`)}
              from={76}
              to={150}
              paint={lit(paint, 0.03)}
            />
          </Again>
          <Again by={[[166, 0, 0]]}>
            <Prism
              outline={rounded(points`-100 312 14, -70 318 14, -66 402 16, -96 396 20`)}
              from={58}
              to={130}
              paint={lit(paint, 0.08)}
            />
          </Again>
        </>
      )}
      <Prism
        outline={rounded(points`-124 0 16, 124 0 16, 128 70 20, 100 104 20, -100 104 20, -128 70 20`)}
        from={-60}
        to={180}
        paint={lit(paint, -0.08)}
      >
        <Words y={-30} size={30} room={180} fill={isDark(paint) ? chalk : goodsPaper.ink}>
          {goods.make.toUpperCase()}
        </Words>
      </Prism>
      <Sheet places={way`-92 106 -54, 92 106 -54, 84 106 130, -84 106 130`} paint={pad} />
      <Again by={[[222, 0, 0]]}>
        <Prism
          outline={rounded(points`-126 60 14, -96 60 14, -96 158 14, -126 158 14`)}
          from={-40}
          to={120}
          paint={lit(paint, 0.02)}
        />
      </Again>
      {hasBelts && <Belts top={290} accent={goods.accent} />}
      {!hasBelts && <Tube places={way`-104 134 30, -128 150 30`} width={16} paint={signal} />}
    </>
  );
}

function Belts({ top, accent }: { top: number; accent: string }) {
  return (
    <>
      <Tube places={way`-34 ${top} 128, -38 210 112, -6 140 30`} width={20} paint={rubber} shine={0.1} />
      <Tube places={way`34 ${top} 128, 38 210 112, 6 140 30`} width={20} paint={rubber} shine={0.1} />
      <Tube places={way`-37 250 122, -38 200 104`} width={32} paint={accent} shine={0.1} />
      <Tube places={way`37 250 122, 38 200 104`} width={32} paint={accent} shine={0.1} />
      <Tube places={way`0 140 30, 0 108 -10`} width={22} paint={rubber} shine={0.1} />
      <Block at={[-22, 124, 8]} size={[44, 44, 14]} paint={plastic} round={10} />
      <Block at={[-11, 132, 4]} size={[22, 24, 4]} paint={signal} round={5} />
    </>
  );
}

/** For babies: a shell with a handle and a sunshade. */
function Shell({ goods }: { goods: Goods }) {
  const paint = goods.body(plastic);
  const pad = lit(paint, isDark(paint) ? 0.16 : -0.1);
  const shell: Corner[] = points`-190 120 40, -140 20 60, 90 10 60, 200 90 40, 210 230 30, 176 250 20, 120 130 40, -40 96 60, -170 150 20`;
  return (
    <>
      <Tube
        places={way`-6 120 214, -10 330 214, 30 380 190, 30 380 130`}
        width={24}
        paint={lit(plastic, 0.05)}
      />
      <Prism
        outline={rounded(
          points`-186 130 20, -40 96 60, 120 130 40, 176 250 30, 210 230 30, 200 90 40, 90 12 60, -140 22 60`.toReversed() as Corner[],
        )}
        from={190}
        to={214}
        paint={lit(paint, -0.15)}
      />
      <Sheet places={way`-170 130 0, -40 76 0, -40 76 200, -170 130 200`} paint={pad} />
      <Sheet places={way`-40 76 0, 110 110 0, 110 110 200, -40 76 200`} paint={lit(pad, -0.06)} />
      <Sheet places={way`110 110 0, 180 250 0, 180 250 200, 110 110 200`} paint={lit(pad, 0.06)} />
      <Tube places={way`150 200 70, 60 130 80, -30 100 96`} width={18} paint={goods.accent} shine={0.1} />
      <Tube places={way`150 200 130, 60 130 124, -30 100 108`} width={18} paint={goods.accent} shine={0.1} />
      <Block at={[-50, 90, 84]} size={[40, 34, 36]} paint={signal} round={8} />
      <Prism outline={rounded([...shell])} from={-14} to={0} paint={paint} shine={0.4}>
        <path
          d="M-130-60Q40-10 180-130"
          fill="none"
          stroke={lit(paint, isDark(paint) ? 0.2 : -0.2)}
          strokeWidth="4"
        />
        <Words x={40} y={-50} size={34} room={180} fill={isDark(paint) ? chalk : goodsPaper.ink}>
          {goods.make.toUpperCase()}
        </Words>
      </Prism>
      <Prism
        outline={rounded(points`120 190 20, 214 226 10, 206 330 60, 110 330 50`)}
        from={-12}
        to={212}
        paint={lit(paint, 0.06)}
      />
      <Tube
        places={way`-6 110 -16, -10 330 -16, 30 380 10, 30 380 130`}
        width={24}
        paint={lit(plastic, 0.05)}
      />
      <g transform={onto.front([-6, 112, -30])}>
        <circle r="26" fill={plastic} stroke={lit(plastic, 0.3)} />
        <circle r="11" fill={goods.accent} />
      </g>
    </>
  );
}
