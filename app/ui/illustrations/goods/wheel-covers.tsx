import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Tube } from './pliable';
import { lit, printOn } from './shade';
import { onto, points, way } from './space';
import { Words } from './words';

const { steel, plastic, alloy } = goodsMaterials;

export const hubCap: Form = (goods) => (
  <>
    {way`-60 150 60, 60 90 -30`.map(([x, y, z]) => (
      <g key={x}>
        <Shadow x={x} z={z} width={130} depth={50} />
        <g transform={onto.front([x, y, z + 24])}>
          <circle r="112" fill={lit(goods.body(steel), -0.35)} />
        </g>
        <g transform={onto.front([x, y, z])}>
          <circle r="112" fill={goods.body(steel)} />
          <circle
            r="96"
            fill={lit(goods.body(steel), -0.12)}
            stroke={lit(goods.body(steel), 0.5)}
            strokeWidth="3"
          />
          <path
            d="M-80-50A96 96 0 0 1 60-74L-20 60A96 96 0 0 1-80-50z"
            fill={goodsPaper.paper}
            opacity=".22"
          />
          <Words y={12} size={38} room={160} fill={printOn(goods.body(steel))}>
            {goods.make}
          </Words>
        </g>
      </g>
    ))}
  </>
);

export const tyreBags: Form = (goods) => (
  <>
    <Shadow z={80} width={200} depth={90} />
    {points`0 150, 0 20`.map(([x, z]) => (
      <g key={z}>
        <g transform={onto.front([x, 165, z + 92])}>
          <circle r="160" fill={lit(goods.body(plastic), -0.4)} />
        </g>
        <Tube
          places={way`${x} 165 ${z + 46}, ${x + 1} 165 ${z + 46}`}
          width={322}
          paint={lit(goods.body(plastic), -0.22)}
          shine={0}
        />
        <g transform={onto.front([x, 165, z])}>
          <circle r="160" fill={goods.body(plastic)} stroke={lit(goods.body(plastic), 0.3)} strokeWidth="2" />
          <circle
            r="146"
            fill="none"
            stroke={lit(goods.body(plastic), 0.24)}
            strokeWidth="3"
            strokeDasharray="9 6"
          />
          <circle r="70" fill={lit(goods.body(plastic), 0.07)} />
          <path
            d="M-46-150q46-46 92 0"
            fill="none"
            stroke={lit(goods.body(plastic), -0.3)}
            strokeWidth="18"
          />
          <path d="M-66-18h132v40h-132z" fill={goodsPaper.paper} />
          <Words y={12} size={30} room={120} fill={goodsPaper.ink}>
            {goods.make}
          </Words>
        </g>
      </g>
    ))}
  </>
);

export const spacers: Form = (goods) => (
  <>
    {way`-40 170 110, 60 130 -10`.map(([x, y, z]) => (
      <g key={x}>
        <Shadow x={x + 20} z={z} width={150} depth={40} />
        {[36, 18].map((back) => (
          <g key={back} transform={onto.front([x, y, z + back])}>
            <circle r="132" fill={lit(alloy, back === 36 ? -0.5 : -0.32)} />
          </g>
        ))}
        <g transform={onto.front([x, y, z])} fill={goodsPaper.shade}>
          <circle r="132" fill={lit(alloy, 0.1)} />
          <circle r="124" fill="none" stroke={lit(alloy, -0.3)} strokeWidth="2" />
          <path
            d="M-100-70A122 122 0 0 1 70-100L-20 80A122 122 0 0 1-100-70z"
            fill={goodsPaper.paper}
            opacity=".4"
          />
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cy="-92" r="16" transform={`rotate(${turn})`} />
          ))}
          <Words y={-108} size={18} room={60} fill={lit(alloy, -0.5)}>
            {goods.make}
          </Words>
          <circle r="58" fill={lit(alloy, -0.5)} />
          <circle cx="3" cy="2" r="52" />
        </g>
      </g>
    ))}
  </>
);
