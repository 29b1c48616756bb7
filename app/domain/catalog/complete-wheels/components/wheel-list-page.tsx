import { ListFrame } from '../../listing/components/list-frame';
import type { WheelList } from '../wheel-list.server';
import { WheelCards } from './wheel-cards';

export function WheelListPage({ list, notice }: { list: WheelList; notice?: string | undefined }) {
  return (
    <ListFrame list={list} notice={notice}>
      <WheelCards wheels={list.cards} />
    </ListFrame>
  );
}
