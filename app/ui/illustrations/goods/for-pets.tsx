import { goodsMaterials } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { Sheet, Tube } from './pliable';
import { lit, printOn } from './shade';
import { Block } from './solids';
import { onto, type Place, way } from './space';
import { Words } from './words';

const { plastic, rubber, steel, alloy, cloth } = goodsMaterials;

/** A grid of bars behind the back seat. */
export const divider: Form = (goods) => {
  const paint = lit(goods.body(plastic), 0.06);
  const bars = [-150, -100, -50, 0, 50, 100, 150];
  return (
    <>
      <Shadow z={30} width={220} depth={40} />
      <Tube
        places={way`-210 20 20, -210 290 20, -130 330 20, 130 330 20, 210 290 20, 210 20 20`}
        width={18}
        paint={paint}
      />
      <Again by={bars.slice(1).map((x): Place => [x - (bars[0] ?? 0), 0, 0])}>
        <Tube places={way`-150 30 20, -150 308 20`} width={9} paint={paint} />
      </Again>
      {[70, 150, 230].map((y) => (
        <Tube key={y} places={way`-208 ${y} 20, 208 ${y} 20`} width={10} paint={paint} />
      ))}
      <Tube places={way`-210 24 20, 210 24 20`} width={18} paint={paint} />
      <Again by={[[230, 0, 0]]}>
        <Tube places={way`-116 330 20, -116 400 20`} width={16} paint={steel} />
        <Block at={[-132, 380, 6]} size={[34, 26, 30]} paint={rubber} round={8} />
      </Again>
      <Plate goods={goods} at={[0, 150, 0]} />
    </>
  );
};

const Plate = ({ goods, at }: { goods: Goods; at: Place }) => (
  <g transform={onto.front(at)}>
    <rect x="-62" y="-22" width="124" height="44" rx="8" fill={goods.accent} />
    <Words y={9} size={26} room={112} fill={printOn(goods.accent)}>
      {goods.make}
    </Words>
  </g>
);

export const belt: Form = (goods) => {
  const paint = goods.body(plastic);
  return (
    <>
      <Shadow z={80} width={200} depth={120} />
      <Tube
        places={way`-180 12 200, -120 10 40, -30 12 120, 60 12 220, 150 12 130, 60 12 10`}
        width={34}
        paint={paint}
        shine={0.1}
      />
      <Tube
        places={way`-180 16 200, -120 14 40, -30 16 120, 60 16 220, 150 16 130, 60 16 10`}
        width={5}
        paint={goods.accent}
      />
      <Block at={[-220, 6, 190]} size={[60, 22, 90]} paint={plastic} round={6} />
      <Block at={[-208, 8, 270]} size={[36, 12, 56]} paint={steel} round={4} />
      <Block at={[-20, 10, 100]} size={[54, 24, 30]} paint={plastic} round={6} />
      <Tube places={way`60 12 10, 40 14 -30, 70 14 -60, 96 14 -30, 70 12 0`} width={14} paint={steel} />
      <Plate goods={goods} at={[-90, 24, 20]} />
    </>
  );
};

export const ramp: Form = (goods) => (
  <>
    <Shadow z={120} width={190} depth={170} />
    <Sheet
      places={way`-110 0 -60, 110 0 -60, 110 210 360, -110 210 360`}
      paint={lit(goods.body(plastic), 0.08)}
    />
    {[0.06, 0.16, 0.26, 0.36, 0.56, 0.66, 0.76, 0.86].map((share) => (
      <Sheet
        key={share}
        places={way`-96 ${1 + 210 * share} ${-60 + 420 * share}, 96 ${1 + 210 * share} ${-60 + 420 * share}, 96 ${210 * (share + 0.06)} ${-60 + 420 * (share + 0.06)}, -96 ${210 * (share + 0.06)} ${-60 + 420 * (share + 0.06)}`}
        paint={lit(rubber, 0.1)}
      />
    ))}
    <Sheet places={way`110 0 -60, 110 210 360, 110 190 370, 110 -14 -50`} paint={alloy} shine={0.6} />
    <Tube places={way`-110 2 -60, -110 212 360`} width={12} paint={alloy} />
    <Tube places={way`110 2 -60, 110 212 360`} width={12} paint={alloy} />
    <Tube places={way`-112 104 150, 112 104 150`} width={9} paint={steel} />
    <Tube places={way`-112 2 -62, 112 2 -62`} width={18} paint={rubber} />
    <g transform={onto.top([0, 100, 132])}>
      <Words size={34} room={170} fill={goods.accent}>
        {goods.make}
      </Words>
    </g>
  </>
);

export const blanket: Form = (goods) => {
  const paint = lit(goods.body(cloth), 0.06);
  return (
    <>
      <Shadow z={110} width={220} depth={150} />
      <Sheet places={way`-200 8 60, 200 8 60, 200 8 250, -200 8 250`} paint={paint} />
      <Sheet places={way`-200 8 250, 200 8 250, 200 250 300, -200 250 300`} paint={lit(paint, -0.08)} />
      <Sheet places={way`-200 8 60, 200 8 60, 196 8 -40, -196 8 -40`} paint={lit(paint, -0.14)} />
      <Sheet places={way`200 8 60, 200 8 250, 230 130 290, 230 130 70`} paint={lit(paint, -0.2)} />
      <g
        transform={onto.top([0, 9, 155])}
        fill="none"
        stroke={lit(paint, -0.25)}
        strokeWidth="3"
        strokeDasharray="10 7"
      >
        <path d="M-190-90 0 90M-100-90 90 90M0-90 190 90M190-90 0 90M100-90-90 90M0-90-190 90" />
      </g>
      {[-120, 110].map((x) => (
        <Tube
          key={x}
          places={way`${x} 250 300, ${x - 6} 330 310, ${x + 30} 330 310, ${x + 24} 250 300`}
          width={12}
          paint={rubber}
        />
      ))}
      <Plate goods={goods} at={[0, 180, 284]} />
      <Tube places={way`-200 8 60, 200 8 60`} width={8} paint={goods.accent} />
    </>
  );
};
