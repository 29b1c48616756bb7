import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Again, Shadow } from './ground';
import { Sheet, Tube } from './pliable';
import { isDark, lit } from './shade';
import { Block } from './solids';
import { onto, way } from './space';
import { Words } from './words';

const { plastic, rubber, signal, alloy, steel, safety } = goodsMaterials;
const { paper, shade } = goodsPaper;

const Cross = ({ paint, size }: { paint: string; size: number }) => (
  <>
    <circle r={size * 1.5} fill={paper} />
    <path d={`M${-size} 0H${size}M0${-size}V${size}`} stroke={paint} strokeWidth={size * 0.62} />
  </>
);

/** A bag, a case or a cushion, with the triangle and the vest where they belong to it. */
export const firstAid: Form = (goods) => {
  const paint = goods.body(signal);
  const kind = goods.word('ausfuehrung');
  const content = goods.word('inhalt');
  return (
    <>
      <Shadow z={60} width={200} depth={90} />
      {/dreieck/i.test(content) && <Triangle />}
      {/weste/i.test(content) && <Vest />}
      {/koffer/i.test(kind) ? (
        <Case paint={paint} goods={goods} />
      ) : /kissen/i.test(kind) ? (
        <Cushion paint={paint} goods={goods} />
      ) : (
        <Bag paint={paint} goods={goods} />
      )}
    </>
  );
};

const markOf = (paint: string) => (/^#c/i.test(paint) ? paint : goodsMaterials.green);

function Print({ paint, goods, y }: { paint: string; goods: Goods; y: number }) {
  return (
    <>
      <Cross paint={markOf(paint)} size={40} />
      <g transform={`translate(0 ${y})`}>
        <Words size={28} room={240} fill={paper}>
          {goods.make}
        </Words>
        <Words y={24} size={17} room={240} fill={lit(paint, 0.7)} weight={500}>
          DIN 13164
        </Words>
      </g>
    </>
  );
}

function Case({ paint, goods }: { paint: string; goods: Goods }) {
  return (
    <>
      <Block at={[-170, 0, 20]} size={[320, 226, 100]} paint={paint} round={26} shine={0.5}>
        <path d="M-160-6H160" stroke={lit(paint, isDark(paint) ? 0.24 : -0.3)} strokeWidth="5" />
        <g transform="translate(0 -20)">
          <Print paint={paint} goods={goods} y={86} />
        </g>
      </Block>
      <Tube places={way`-70 222 70, -60 262 70, 40 262 70, 50 222 70`} width={20} paint={lit(paint, -0.3)} />
      <Again by={[[200, 0, 0]]}>
        <Block at={[-130, 100, 12]} size={[40, 26, 8]} paint={plastic} round={6} />
      </Again>
    </>
  );
}

function Bag({ paint, goods }: { paint: string; goods: Goods }) {
  return (
    <>
      <Block at={[-165, 0, 20]} size={[310, 204, 84]} paint={paint} round={44} shine={0.1}>
        <path d="M-148-62Q0-84 148-62" fill="none" stroke={lit(paint, 0.35)} strokeWidth="3" />
        <path
          d="M-150-56Q0-78 150-56"
          fill="none"
          stroke={shade}
          strokeOpacity=".5"
          strokeWidth="4"
          strokeDasharray="5 4"
        />
        <g transform="translate(0 -2)">
          <Print paint={paint} goods={goods} y={80} />
        </g>
      </Block>
      <Tube
        places={way`-80 198 60, -66 244 60, 46 244 60, 60 198 60`}
        width={16}
        paint={rubber}
        shine={0.1}
      />
      <Block at={[110, 152, 14]} size={[12, 40, 8]} paint={steel} round={5} />
    </>
  );
}

function Cushion({ paint, goods }: { paint: string; goods: Goods }) {
  return (
    <Block at={[-180, 0, 40]} size={[340, 236, 60]} paint={paint} round={70} shine={0.1}>
      <rect
        x="-152"
        y="-100"
        width="304"
        height="200"
        rx="46"
        fill="none"
        stroke={lit(paint, isDark(paint) ? 0.3 : -0.25)}
        strokeWidth="3"
        strokeDasharray="8 6"
      />
      <g transform="translate(0 -14)">
        <Print paint={paint} goods={goods} y={86} />
      </g>
    </Block>
  );
}

const Triangle = () => (
  <g transform={onto.front([90, 20, 200])}>
    <path d="M-150 0 0-260 150 0z" fill="none" stroke={signal} strokeWidth="46" strokeLinejoin="round" />
    <path
      d="M-150 0 0-260 150 0z"
      fill="none"
      stroke={lit(signal, 0.45)}
      strokeWidth="16"
      strokeLinejoin="round"
    />
  </g>
);

const Vest = () => (
  <>
    <Block at={[130, 0, -20]} size={[110, 70, 60]} paint={safety} round={16} shine={0}>
      <path d="M-55 4h110v18h-110z" fill={alloy} />
    </Block>
    <Sheet places={way`130 70 -20, 240 70 -20, 240 70 40, 130 70 40`} paint={lit(safety, 0.3)} />
  </>
);
