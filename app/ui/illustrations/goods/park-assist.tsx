import { goodsMaterials, goodsPaper } from '../../tokens/goods-colours';
import type { Form } from './goods';
import { Shadow } from './ground';
import { Tube } from './pliable';
import { Block, Turned } from './solids';
import { type Place, points, way } from './space';
import { Words } from './words';

const { plastic, rubber, signal, green } = goodsMaterials;

/** As many sensors as the set has, with their box and, if it shows the distance, a display. */
export const parkAssist: Form = (goods) => {
  const count = goods.number('sensoren', 4, [2, 12]);
  const paint = goods.word('lackierbar') === 'ja' ? goodsMaterials.alloy : plastic;
  const shows = /display/i.test(goods.word('anzeige'));
  return (
    <>
      <Shadow z={40} width={215} depth={90} />
      <Block at={[-200, 0, 130]} size={[190, 62, 90]} paint={plastic} round={10}>
        <Words y={9} size={28} room={150} fill={goodsPaper.paper}>
          {goods.make}
        </Words>
      </Block>
      <Tube places={way`-30 30 140, 40 10 150, 120 4 160, 150 10 90`} width={9} paint={rubber} />
      <Block at={[40, 0, 130]} size={[150, 84, 40]} paint={plastic} round={14}>
        {shows ? (
          <>
            <path d="M-60-30h120v60h-120z" fill={goodsMaterials.screen} />
            <path d="M-48 18h22M-48 6h22M-48-6h22M26 18h22M26 6h22" stroke={green} strokeWidth="8" />
            <path d="M-48-18h22M26-6h22" stroke={goodsMaterials.amber} strokeWidth="8" />
            <Words y={14} size={32} room={46} fill={signal}>
              0.8
            </Words>
          </>
        ) : (
          <path d="M-40-20h80M-40-7h80M-40 6h80M-40 19h80" stroke={goodsPaper.shade} strokeWidth="6" />
        )}
      </Block>
      {Array.from(
        { length: count },
        (_, index): Place => [-190 + (index % 6) * 72, 0, index < 6 && count > 6 ? 60 : -30],
      ).map((at) => (
        <g key={at.join(' ')}>
          <Turned profile={points`17 0, 17 22, 24 24, 24 32`} at={at} paint={paint} />
        </g>
      ))}
    </>
  );
};
