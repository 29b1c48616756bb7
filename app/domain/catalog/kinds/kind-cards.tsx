import { TyreCards } from '../tyres/components/tyre-cards';
import type { CardGroup } from './card-group';

/** Cards as their kind shows them. */
export function KindCards({ group }: { group: CardGroup }) {
  switch (group.kind) {
    case 'tyre':
      return <TyreCards tyres={group.cards} />;
  }
}
