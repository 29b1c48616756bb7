import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { rounded } from './outlines';
import { Sheet, Tube } from './pliable';
import { isDark, lit } from './shade';
import { Prism } from './solids';
import { onto, type Place, points, way } from './space';
import { Words } from './words';

const { plastic } = goodsMaterials;
const { paper, shade } = goodsPaper;

/** A roll of foil, as wide as its data says, its end drawn out in front. */
export const roll: Form = (goods) => {
  const paint = goods.body(plastic);
  const isClear = /transparent|hell|mittel/i.test(goods.colour);
  const half = 110 + goods.number('breite', 30, [5, 60]) * 1.4;
  const radius = 52 + goods.number('laenge', 100, [10, 1000]) * 0.01 * 3;
  const front: Place[] = way`${-half} 2 40, ${half} 2 40, ${half} 2 -120, ${-half} 2 -120`;
  return (
    <>
      <Shadow z={60} width={half * 1.15} depth={90} />
      <g opacity={isClear ? 0.72 : 1}>
        <Sheet places={front} paint={paint} shine={0.9} />
        <Sheet
          places={way`${half} 2 -120, ${half - 60} 2 -120, ${half - 20} 40 -110, ${half} 30 -96`}
          paint={lit(paint, isDark(paint) ? 0.3 : -0.12)}
        />
      </g>
      <Tube
        places={way`${-half} ${radius} 70, ${half} ${radius} 70`}
        width={radius * 2}
        paint={paint}
        shine={0.9}
        cap="butt"
      />
      <g transform={onto.flank([half, radius, 70])}>
        <ellipse rx={radius * 0.99} ry={radius * 0.99} fill={lit(paint, -0.14)} stroke={lit(paint, -0.4)} />
        <circle r={radius * 0.8} fill="none" stroke={lit(paint, -0.36)} />
        <circle r={radius * 0.5} fill={goodsPaper.cardboard} />
        <circle r={radius * 0.38} fill={shade} opacity=".75" />
      </g>
      <g transform={onto.front([-half * 0.1, radius, 70 - radius])}>
        <rect x="-84" y="-24" width="168" height="48" rx="6" fill={paper} />
        <Words y={10} size={28} room={150} fill={goods.accent}>
          {goods.make}
        </Words>
      </g>
    </>
  );
};

/** Strips on their rolls. */
export const stripes: Form = (goods) => {
  const paint = goods.body(plastic);
  return (
    <>
      <Shadow z={40} width={180} depth={70} />
      {[0, 1].map((index) => (
        <g key={index}>
          <g transform={onto.front([-40 + index * 110, 132 - index * 20, 60 - index * 120])}>
            <circle cx="14" cy="-6" r="130" fill={lit(paint, -0.3)} />
            <circle r="130" fill={paint} stroke={lit(paint, isDark(paint) ? 0.3 : -0.3)} />
            {[122, 114, 106, 98, 90].map((radius) => (
              <circle
                key={radius}
                r={radius}
                fill="none"
                stroke={lit(paint, isDark(paint) ? 0.16 : -0.16)}
                strokeWidth="1.5"
              />
            ))}
            <circle r="84" fill={paper} stroke={goodsPaper.slate} />
            <circle r="46" fill={lit(paper, -0.25)} />
            <Words y={-56} size={22} room={110} fill={goods.accent}>
              {goods.make}
            </Words>
            <Words
              y={72}
              size={20}
              room={100}
              fill={goodsPaper.ink}
            >{`${goods.number('breite', 8, [1, 200])} cm`}</Words>
          </g>
        </g>
      ))}
    </>
  );
};

/** A sheet with what may be stuck on. */
export const decal: Form = (goods) => {
  const paint = goods.body(plastic);
  return (
    <>
      <Shadow z={30} width={190} depth={40} />
      <Prism
        outline={rounded(points`-180 0, 180 0, 180 340, -180 340`, 6)}
        from={20}
        to={26}
        paint={lit(paper, -0.06)}
        shine={0.4}
      >
        <path
          d="M-140-240Q0-330 140-240L120-218Q0-296-120-218zM-110-196Q0-262 110-196L92-176Q0-228-92-176z"
          fill={paint}
          stroke={lit(paint, -0.3)}
        />
        <path d="M0-160 18-100 78-82 18-64 0-4-18-64-78-82-18-100z" fill={paint} stroke={lit(paint, -0.3)} />
        <Words y={-302} size={28} room={300} fill={goods.accent}>
          {goods.make}
        </Words>
      </Prism>
    </>
  );
};
