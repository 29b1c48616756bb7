import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { rounded } from './outlines';
import { Ball, Tube } from './pliable';
import { lit } from './shade';
import { Block, Prism, Turned } from './solids';
import { onto, type Place, points, way } from './space';
import { Words } from './words';

const { plastic, steel, rubber, signal, green } = goodsMaterials;

/** The ball on its neck, how it is fixed to the beam, and the socket for as many poles as its wiring has. */
export const towBar: Form = (goods) => {
  const kind = goods.word('bauart') || 'starr';
  return (
    <>
      <Shadow z={70} width={220} depth={110} />
      <Beam goods={goods} />
      {/starr/.test(kind) && <Neck neck={steel} paint={plastic} />}
      {/abnehmbar/.test(kind) && (
        <>
          <Neck neck={steel} paint={lit(plastic, -0.2)} />
          <Wheel />
        </>
      )}
      {/schwenkbar/.test(kind) && (
        <>
          <Neck neck={steel} paint={lit(steel, -0.1)} swing={54} />
          <Ball at={[0, 78, 40]} radius={36} paint={plastic} />
          <Block at={[-16, 68, 4]} size={[32, 20, 6]} paint={green} round={9} />
        </>
      )}
      <Socket poles={Number(/^\d{1,2}/.exec(goods.word('elektrosatz'))?.[0] ?? 0)} />
    </>
  );
};

function Beam({ goods }: { goods: Goods }) {
  return (
    <>
      <Again by={[[400, 0, 0]]}>
        <Prism
          outline={rounded(points`-222 60, -178 60, -178 190 8, -222 190 8`)}
          from={150}
          to={164}
          paint={plastic}
        >
          <circle cx="-200" cy="-172" r="8" fill={goodsPaper.shade} />
          <circle cx="-200" cy="-130" r="8" fill={goodsPaper.shade} />
        </Prism>
      </Again>
      <Block at={[-230, 56, 100]} size={[460, 52, 52]} paint={plastic} round={6}>
        <g transform="translate(138 0)">
          <path d="M-70-16h150v32h-150z" fill={goodsMaterials.alloy} />
          <path d="M-62 7h60M-62-1h46M-62-9h30" stroke={goodsPaper.slate} strokeWidth="3" />
          <Words x={36} y={8} size={22} room={80} fill={goodsPaper.ink}>
            {goods.make}
          </Words>
        </g>
      </Block>
      <Block at={[-44, 44, 60]} size={[88, 74, 42]} paint={lit(plastic, -0.15)} round={6} />
    </>
  );
}

function Neck({ neck, paint, swing = 0 }: { neck: string; paint: string; swing?: number }) {
  const places: Place[] = way`0 80 50, ${swing / 3} 20 20, ${swing} 0 -70, ${swing} 20 -140, ${swing} 74 -150`;
  return (
    <>
      <Tube places={places} width={40} paint={paint} />
      <Turned profile={points`15 60, 13 84`} at={[swing, 0, -150]} paint={neck} />
      <Ball at={[swing, 104, -150]} radius={28} paint={neck} />
      <Block at={[-30, 84, 44]} size={[14, 14, 4]} paint={neck} round={6} />
      <Block at={[18, 84, 44]} size={[14, 14, 4]} paint={neck} round={6} />
    </>
  );
}

function Wheel() {
  return (
    <>
      <Block at={[58, 50, 40]} size={[26, 26, 26]} paint={steel} round={10} />
      <g transform={onto.flank([92, 64, 54])}>
        <circle r="30" fill={plastic} stroke={lit(plastic, 0.3)} />
        <path d="M0-25A25 25 0 0 1 25 0H0z" fill={green} />
        <path d="M0 25A25 25 0 0 1-25 0H0z" fill={signal} />
        <circle r="11" fill={rubber} />
      </g>
    </>
  );
}

function Socket({ poles }: { poles: number }) {
  if (poles === 0 || poles > 15) return null;
  return (
    <>
      <Tube places={way`-130 80 90, -150 10 60, -170 6 20, -190 40 -10`} width={12} paint={rubber} />
      <g transform={onto.front([-150, 66, 30])}>
        <rect x="-44" y="-44" width="88" height="88" rx="18" fill={rubber} stroke={lit(rubber, 0.3)} />
        <circle r="34" fill={lit(rubber, -0.3)} stroke={lit(rubber, 0.25)} strokeWidth="3" />
        {Array.from({ length: poles }, (_, index) => (
          <circle
            key={(index + 1) * poles}
            r="4"
            cy={index === 0 ? 0 : index > 7 ? -12 : -23}
            transform={`rotate(${index > 7 ? (index - 8) * 72 : index * (poles > 8 ? 51.4 : 60)})`}
            fill={goodsMaterials.brass}
          />
        ))}
        <path d="M-40-46h80l-8-16h-64z" fill={lit(rubber, 0.12)} />
      </g>
    </>
  );
}
