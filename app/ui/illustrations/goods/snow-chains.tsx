import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Tube } from './pliable';
import { lit } from './shade';
import { Block } from './solids';
import { onto, way } from './space';
import { Words } from './words';

const { rubber, steel } = goodsMaterials;
const { paper, shade } = goodsPaper;

const links = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [
      Math.round(radius * Math.cos(angle)),
      Math.round(radius * Math.sin(angle)),
      Math.round((angle * 180) / Math.PI) + 90,
    ];
  });

/** Links as thick as their data says, in front of the case they come in. */
export const snowChains: Form = (goods) => {
  const thick = 3 + goods.number('glied', 9, [4, 20]) * 0.42;
  const paint = lit(goods.accent, -0.08);
  return (
    <>
      <Shadow z={70} width={210} depth={100} />
      <Block at={[-120, 0, 150]} size={[300, 290, 64]} paint={paint} round={24} shine={0.4}>
        <rect x="-112" y="-124" width="224" height="74" rx="10" fill={paper} />
        <Words y={-88} size={34} room={200} fill={goodsPaper.ink}>
          {goods.make}
        </Words>
        <Words y={-60} size={22} room={200} fill={goodsPaper.ink} weight={500}>
          {[goods.marking, `${goods.number('glied', 9, [4, 20])} mm`].join(' · ')}
        </Words>
      </Block>
      <Tube places={way`-20 288 180, -10 322 180, 70 322 180, 80 288 180`} width={18} paint={rubber} />
      <g transform={onto.front([-40, 104, 0])} fill="none">
        <circle
          r="106"
          stroke={goods.word('felgenschutz') === 'ja' ? goods.accent : rubber}
          strokeWidth="9"
        />
        <circle r="106" stroke={paper} strokeOpacity=".4" strokeWidth="2.5" />
        {[104, 62].map((radius) => (
          <g key={radius} stroke={steel} strokeWidth={thick}>
            {links(radius > 80 ? 26 : 15, radius).map(([x, y, turn], index) => (
              <ellipse
                key={turn}
                cx={x}
                cy={y}
                rx="13"
                ry={index % 2 ? 3 : 8}
                transform={`rotate(${turn} ${x} ${y})`}
                stroke={index % 2 ? lit(steel, -0.35) : lit(steel, 0.1)}
              />
            ))}
          </g>
        ))}
        <path
          d="M-96-40-58-20M-96 40-58 22M96-40 58-20M96 40 58 22M0-104V-62M0 104V62"
          stroke={lit(steel, -0.1)}
          strokeWidth={thick * 1.6}
          strokeDasharray="12 5"
        />
        {goods.word('selbstspannend') === 'ja' && (
          <circle cx="0" cy="62" r="22" fill={goods.accent} stroke={shade} />
        )}
      </g>
    </>
  );
};
