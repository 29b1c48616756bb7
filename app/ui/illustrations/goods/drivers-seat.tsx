import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import { print } from './gifts';
import type { Form } from './goods';
import { Shadow } from './ground';
import { rounded } from './outlines';
import { Ball, Tube } from './pliable';
import { lit } from './shade';
import { Prism } from './solids';
import { onto, type Place, points, way } from './space';

const { plastic, steel, rubber } = goodsMaterials;
const { shade } = goodsPaper;

const seatAt = (z: number): Place[] => [
  [-100, 130, z],
  [100, 130, z],
];

/** A bucket seat on a swivel base. */
export const officeChair: Form = (goods) => {
  const [left, right] = seatAt(0);
  return (
    <>
      <Shadow z={60} width={150} depth={90} />
      {way`-120 0 90, 120 0 60, 40 0 -60, -70 0 -40, 20 0 170`.map((foot) => (
        <g key={foot.join(' ')}>
          <Tube
            places={[
              [0, 46, 60],
              [foot[0], 26, foot[2]],
            ]}
            width={16}
            paint={steel}
          />
          <Ball at={[foot[0], 12, foot[2]]} radius={14} paint={rubber} />
        </g>
      ))}
      <Tube places={way`0 40 60, 0 130 60`} width={24} paint={steel} />
      <Prism
        outline={rounded(points`-96 150 30, 96 150 30, 112 300 40, 70 410 40, -70 410 40, -112 300 40`)}
        from={120}
        to={160}
        paint={plastic}
      >
        <path d="M-56-190v-140q0-50 56-56 56 6 56 56v140z" fill={goods.accent} />
        <path d="M-30-350h24M6-350h24" stroke={shade} strokeWidth="12" strokeLinecap="round" />
      </Prism>
      <Prism
        outline={rounded([
          [(left?.[0] ?? 0) - 20, 120, 20],
          [(right?.[0] ?? 0) + 20, 120, 20],
          [126, 176, 30],
          [80, 160, 20],
          [-80, 160, 20],
          [-126, 176, 30],
        ])}
        from={-50}
        to={150}
        paint={plastic}
      >
        <g transform="translate(0 -134)">{print(goods, plastic, { size: 26, room: 150 })}</g>
      </Prism>
    </>
  );
};

export const steeringWheel: Form = (goods) => (
  <>
    <Shadow z={30} width={180} depth={50} />
    {[34, 22, 10].map((z) => (
      <g key={z} transform={onto.front([0, 190, z])}>
        <circle r="164" fill="none" stroke={lit(plastic, -0.35)} strokeWidth="38" />
      </g>
    ))}
    <g transform={onto.front([0, 190, 0])}>
      <circle r="164" fill="none" stroke={lit(plastic, -0.1)} strokeWidth="40" />
      <circle
        r="172"
        fill="none"
        stroke={lit(plastic, 0.26)}
        strokeWidth="8"
        strokeDasharray="360 900"
        strokeDashoffset="-560"
      />
      <circle r="148" fill="none" stroke={goods.accent} strokeWidth="3" strokeDasharray="9 5" />
      <path
        d="M-150-24H150L60 34 40 140H-40L-60 34z"
        fill={lit(steel, -0.12)}
        stroke={lit(steel, 0.4)}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M-14-181h28v34h-28z" fill={goods.accent} />
      <circle r="56" fill={plastic} stroke={lit(plastic, 0.3)} strokeWidth="3" />
      <g transform="translate(0 9)">{print(goods, plastic, { size: 26, room: 92 })}</g>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cy="-46" r="5" fill={steel} transform={`rotate(${turn})`} />
      ))}
    </g>
  </>
);
