import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { lit } from './shade';
import { Turned } from './solids';
import { points } from './space';
import { Words } from './words';

const { plastic, alloy, sky } = goodsMaterials;
const { paper } = goodsPaper;

/** A bowl for dogs and cats. */
export const bowl: Form = (goods) => (
  <>
    <Shadow width={150} depth={90} />
    <Turned
      profile={points`150 0, 156 8, 118 104`}
      paint={goods.body(plastic)}
      shine={0.3}
      top={lit(alloy, 0.1)}
    />
    <ellipse cy="-94" rx="96" ry="24" fill={lit(sky, 0.3)} />
    <ellipse cx="-24" cy="-98" rx="40" ry="8" fill={paper} opacity=".7" />
    <Words y={-14} size={40} room={190} fill={paper}>
      {goods.make}
    </Words>
  </>
);
