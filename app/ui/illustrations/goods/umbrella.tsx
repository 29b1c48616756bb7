import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { print } from './gifts';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Tube } from './pliable';
import { isDark, lit } from './shade';
import { way } from './space';

const { plastic, steel, wood } = goodsMaterials;
const { paper } = goodsPaper;

export const umbrella: Form = (goods) => {
  const paint = goods.body(plastic);
  const tones = [lit(paint, 0.16), lit(paint, 0.08), paint, lit(paint, -0.18)];
  const panels = [
    'M0-390Q-170-370-210-206q48-28 96 4Q-84-330 0-390z',
    'M0-390Q-84-330-114-202q56-32 108 2Q-10-320 0-390z',
    'M0-390Q-10-320-6-200q58-34 112-2Q90-330 0-390z',
    'M0-390Q90-330 106-202q50-32 104-4Q170-370 0-390z',
  ];
  return (
    <>
      <Shadow x={20} width={120} depth={40} />
      <Tube places={way`0 210 0, 0 40 0`} width={11} paint={steel} />
      <Tube
        places={way`0 80 0, 0 6 0, 50 -6 0, 56 30 0`}
        width={20}
        paint={/nylon|polyester/i.test(goods.word('material')) ? plastic : wood}
      />
      {panels.map((d, index) => (
        <path key={d} d={d} fill={tones[index]} stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)} />
      ))}
      <path d="M0-390v-18" stroke={steel} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M-170-260Q-120-350-30-376"
        fill="none"
        stroke={paper}
        strokeOpacity=".35"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="translate(44 -224) skewY(4)">
        {goods.make.length < 12 && print(goods, paint, { size: 24, room: 92 })}
      </g>
    </>
  );
};
