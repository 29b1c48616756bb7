import { availableOf } from '../inventory/inventory';
import type { PriceView } from '../selling';
import type { CardGroup } from './card-group';

const savedCents = ({ cents, offer }: PriceView) => (offer ? offer.regularCents - cents : 0);

const orders = {
  preis: { label: 'Preis aufsteigend', by: (price: PriceView) => price.cents },
  'preis-absteigend': { label: 'Preis absteigend', by: (price: PriceView) => -price.cents },
  ersparnis: { label: 'Ersparnis', by: (price: PriceView) => -savedCents(price) },
} as const;

type Order = keyof typeof orders;
type CardView = CardGroup['cards'][number];

export const offerOrders = Object.entries(orders).map(([value, { label }]) => ({ value, label }));

export interface OfferChoice {
  /** Undefined: all kinds. */
  kind: CardGroup['kind'] | undefined;
  order: Order;
  /** Also what does not fit the selected vehicle. */
  isForAny: boolean;
  unread: string[];
}

export function readOfferChoice(query: URLSearchParams, groups: readonly CardGroup[]): OfferChoice {
  const given = (name: string) => query.get(name)?.trim() || undefined;
  const [kindText, orderText, fitText] = [given('art'), given('sortierung'), given('passend')];
  const kind = groups.find((group) => group.kind === kindText)?.kind;
  const order = offerOrders.find(({ value }) => value === orderText)?.value as Order | undefined;
  const isForAny = fitText === 'alle';
  return {
    kind,
    order: order ?? 'preis',
    isForAny,
    unread: [
      ...(kindText && !kind ? [kindText] : []),
      ...(orderText && !order ? [orderText] : []),
      ...(fitText && !isForAny ? [fitText] : []),
    ],
  };
}

const mayFit = ({ verdict }: CardView) => verdict?.result !== 'fits-not';
const isSoldOut = ({ stock }: CardView) => availableOf(stock) === 0;

/** Sold-out articles come last. */
export function chosenOffers(
  groups: readonly CardGroup[],
  { kind, order, isForAny }: Omit<OfferChoice, 'unread'>,
): CardGroup[] {
  const { by } = orders[order];
  const inOrder = (a: CardView, b: CardView) =>
    Number(isSoldOut(a)) - Number(isSoldOut(b)) || by(a.price) - by(b.price);
  return groups
    .filter((group) => kind === undefined || group.kind === kind)
    .map((group) => {
      const cards: readonly CardView[] = group.cards;
      return { ...group, cards: cards.filter((card) => isForAny || mayFit(card)).sort(inOrder) } as CardGroup;
    })
    .filter(({ cards }) => cards.length > 0);
}
