import { tiles } from '../../components/tiles.css';
import { FittingPart } from '../../listing/components/fitting-sizes';
import { ListFrame } from '../../listing/components/list-frame';
import type { FittingChoice } from '../../listing/fitting-choice';
import type { WheelList } from '../wheel-list.server';
import { WheelCards } from './wheel-cards';
import { wheelTiles } from './wheel-tiles.css';

export function WheelListPage({
  list,
  notice,
  fitting,
}: {
  list: WheelList;
  notice?: string | undefined;
  fitting?: FittingChoice | undefined;
}) {
  return (
    <ListFrame list={list} notice={notice} fitting={<FittingPart list={list} fitting={fitting} />}>
      <div className={`${tiles} ${wheelTiles}`}>
        <WheelCards cards={list.cards} />
      </div>
    </ListFrame>
  );
}
