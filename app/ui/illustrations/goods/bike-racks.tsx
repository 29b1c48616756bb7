import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { rounded } from './outlines';
import { Tube } from './pliable';
import { Block, Prism } from './solids';
import { type Place, points, way } from './space';
import { Words } from './words';

const { plastic, alloy, rubber, steel } = goodsMaterials;

/** The lower part of a circle, for what a wheel stands in. */
const ring = (x: number, y: number, z: number, radius: number): Place[] =>
  [200, 240, 270, 300, 340].map((degrees): Place => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });

/** A carrier with one rail for each bicycle: behind the car, on its tailgate, or on its roof. */
export const bikeRack: Form = (goods) => {
  const count = goods.number('raeder', 2, [1, 4]);
  const where = goods.word('anbau');
  if (/dach/i.test(where)) return <RoofRail goods={goods} />;
  const rails = Array.from({ length: count - 1 }, (_, index) => (count - 2 - index) * 56);
  const isTowed = !/heckklappe/i.test(where);
  const back = (count - 1) * 56;
  return (
    <>
      <Shadow z={back / 2} width={225} depth={back} />
      {isTowed ? <TowFrame back={back} goods={goods} /> : <TailFrame back={back} />}
      <Again by={rails.map((z): Place => [0, 0, z - back])}>
        <Tube places={way`-205 62 ${back}, 205 62 ${back}`} width={15} paint={alloy} />
        {[-140, 140].map((x) => (
          <g key={x}>
            <Tube places={ring(x, 96, back, 42)} width={20} paint={rubber} shine={0.1} />
            <Tube
              places={way`${x + 30} 64 ${back - 4}, ${x + 34} 92 ${back - 4}`}
              width={8}
              paint={goods.accent}
            />
          </g>
        ))}
      </Again>
      {isTowed && <LampBar goods={goods} />}
    </>
  );
};

function TowFrame({ back, goods }: { back: number; goods: Goods }) {
  return (
    <>
      <Tube
        places={way`-60 40 ${back}, -60 250 ${back}, 60 250 ${back}, 60 40 ${back}`}
        width={17}
        paint={alloy}
      />
      <Tube places={way`-60 170 ${back}, 60 170 ${back}`} width={12} paint={alloy} />
      {[-34, 36].map((x, index) => (
        <g key={x}>
          <Tube
            places={way`${x} 246 ${back}, ${x} ${236 - index * 40} ${back / 2}`}
            width={11}
            paint={steel}
          />
          <Block
            at={[x - 12, 226 - index * 40, back / 2 - 12]}
            size={[24, 26, 18]}
            paint={goods.accent}
            round={8}
          />
        </g>
      ))}
      {[-90, 90].map((x) => (
        <Tube key={x} places={way`${x} 50 -16, ${x} 50 ${back + 14}`} width={15} paint={plastic} />
      ))}
      <Block at={[-26, 8, back - 10]} size={[52, 40, 50]} paint={plastic} />
    </>
  );
}

function LampBar({ goods }: { goods: Goods }) {
  return (
    <Block at={[-220, 12, -44]} size={[440, 42, 14]} paint={plastic} round={12}>
      <path d="M-212-14h58v28h-58zM154-14h58v28h-58z" fill={goodsMaterials.signal} />
      <path d="M-176-14h22v28h-22zM154-14h22v28h-22z" fill={goodsMaterials.amber} />
      <path d="M-110-16h220v32h-220z" fill={goodsPaper.paper} />
      <Words y={8} size={22} room={190} fill={goodsPaper.ink}>
        {goods.make}
      </Words>
    </Block>
  );
}

function TailFrame({ back }: { back: number }) {
  return (
    <>
      {[-84, 84].map((x) => (
        <g key={x}>
          <Tube
            places={way`${x} 66 -6, ${x} 62 ${back}, ${x} 300 ${back + 20}, ${x} 316 ${back + 60}`}
            width={16}
            paint={alloy}
          />
          <Tube places={way`${x} 66 -6, ${x} 150 ${back - 20}`} width={9} paint={steel} />
          <Tube
            places={way`${x + 22} 300 ${back + 20}, ${x + 46} 230 ${back + 30}, ${x + 20} 150 ${back + 10}`}
            width={8}
            paint={rubber}
            shine={0}
          />
        </g>
      ))}
      <Tube places={way`-110 240 ${back}, 110 240 ${back}`} width={22} paint={rubber} />
      <Tube places={way`-100 8 ${back}, 100 8 ${back}`} width={22} paint={rubber} />
      {[-84, 84].map((x) => (
        <Tube key={x} places={way`${x} 8 ${back}, ${x} 64 ${back}`} width={16} paint={alloy} />
      ))}
    </>
  );
}

function RoofRail({ goods }: { goods: Goods }) {
  return (
    <>
      <Shadow z={30} width={235} depth={60} />
      {[-130, 110].map((x) => (
        <Tube key={x} places={way`${x} 14 -50, ${x} 14 120`} width={18} paint={steel} cap="butt" />
      ))}
      <Prism
        outline={rounded(points`-235 30 6, 235 30 6, 235 44 4, -235 44 4`)}
        from={0}
        to={36}
        paint={alloy}
        shine={0.7}
      />
      {[-165, 165].map((x) => (
        <g key={x}>
          <Tube places={ring(x, 100, 18, 56)} width={26} paint={rubber} shine={0.1} />
          <Tube places={way`${x + 44} 56 6, ${x + 50} 92 6`} width={9} paint={goods.accent} />
        </g>
      ))}
      <Tube places={way`-40 46 18, 10 150 18, 60 262 18`} width={18} paint={alloy} />
      <Block at={[42, 250, 4]} size={[44, 48, 26]} paint={plastic} round={12} />
      <Block at={[50, 262, 0]} size={[26, 22, 4]} paint={goods.accent} round={10} />
      <Block at={[-66, 26, -6]} size={[52, 34, 46]} paint={plastic} round={8} />
    </>
  );
}
