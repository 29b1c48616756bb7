import type { ReactNode } from 'react';
import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form, Goods } from './goods';
import { Shadow } from './ground';
import { lit } from './shade';

const { plastic, rubber, alloy, blue, sky } = goodsMaterials;
const { paper, shade } = goodsPaper;

/** A tool as long as its data says, its head at the left and its handle at the right. */
const tool =
  (head: (goods: Goods, length: number) => ReactNode): Form =>
  (goods) => {
    const length = 190 + goods.number('laenge', 40, [15, 90]) * 2.4;
    const isMetal = /aluminium/i.test(goods.word('material'));
    return (
      <>
        <Shadow x={10} z={-30} width={length * 0.54} depth={30} />
        <g transform={`rotate(-14) translate(${-length / 2} -58)`}>
          <rect
            x="40"
            y="-11"
            width={length - 60}
            height="22"
            rx="11"
            fill={isMetal ? alloy : plastic}
            stroke={shade}
            strokeOpacity=".4"
          />
          <rect x="52" y="-8" width={length - 90} height="5" rx="2.5" fill={paper} opacity=".55" />
          <rect x={length - 150} y="-18" width="150" height="36" rx="18" fill={goods.body(plastic)} />
          <rect x={length - 142} y="-13" width="132" height="7" rx="3.5" fill={paper} opacity=".35" />
          <path
            d={`M${length - 126} 6h8M${length - 106} 6h8M${length - 86} 6h8M${length - 66} 6h8M${length - 46} 6h8`}
            stroke={shade}
            strokeWidth="10"
            strokeLinecap="round"
            opacity=".5"
          />
          {head(goods, length)}
        </g>
      </>
    );
  };

export const scraper = tool((goods) => (
  <>
    <path d="M-30-62Q-36-66-40-58L-58 54Q-58 62-50 62L34 22Q48 16 48 0T34-22z" fill={goods.body(blue)} />
    <path d="M-30-62Q-36-66-40-58L-46-20 48-6V0Q48-16 34-22z" fill={paper} opacity=".25" />
    <path d="M-42-50-70 56" stroke={sky} strokeWidth="13" strokeLinecap="round" />
    <path d="M12-18-4 30M-2-24-20 38M-16-32-36 44" stroke={shade} strokeOpacity=".3" strokeWidth="4" />
  </>
));

export const brush = tool((goods) => (
  <>
    <path d="M-70-30h180l-8 26H-62z" fill={goods.body(blue)} />
    <path d="M-64-6h170l14 62H-84z" fill={lit(rubber, 0.2)} />
    <path
      d="M-60-4-78 54M-42-4-54 54M-24-4-30 54M-6-4-6 54M12-4 18 54M30-4 42 54M48-4 64 54M66-4 86 54M84-4 104 54"
      stroke={lit(rubber, 0.5)}
      strokeWidth="3"
    />
    <path d="M-66-26H106" stroke={paper} strokeOpacity=".5" strokeWidth="5" />
  </>
));

export const shovel = tool((goods, length) => (
  <>
    <path d="M-110-78Q-130-78-130-58V58Q-130 78-110 78L40 64Q76 50 76 0T40-64z" fill={goods.body(plastic)} />
    <path d="M-110-78Q-130-78-130-58V-30L70-20Q66-52 40-64z" fill={paper} opacity=".22" />
    <path d="M-90-46 40-36M-96 0H64M-90 46 40 36" stroke={shade} strokeOpacity=".3" strokeWidth="7" />
    <path d="M-130-66V66" stroke={alloy} strokeWidth="11" strokeLinecap="round" />
    <path d={`M${length - 12}-36v72`} stroke={plastic} strokeWidth="26" strokeLinecap="round" />
  </>
));
