import { createContext, type ReactNode, useContext } from 'react';
import { useViewTransitionState } from 'react-router';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { formatCents } from '~/values/money';
import { piecesField } from '../articles/pieces-field';
import { availableOf } from '../inventory/inventory';
import type { ArticleCardView } from '../listing/article-card';
import { cardPath, cardPicture } from '../listing/card-address';
import { availabilityWords, fewLeft, type SaleUnit, unitOnVehicle } from '../selling';
import { AddToCartForm } from './add-to-cart-form';
import { ArticleActions } from './article-actions';
import * as styles from './article-card.css';
import { AvailabilityText } from './availability';
import { BuyButton } from './buy-button';
import { OfferNote } from './offer-note';
import { Picture } from './picture';

/** Pictures of the first screen are loaded eagerly. */
const EAGER = 3;

interface CardFrameProps {
  card: ArticleCardView;
  unit: SaleUnit;
  /** 0 for the first; undefined if its picture is out of sight. */
  place: number | undefined;
  children: ReactNode;
}

function CardFrame({ card, unit, place, children }: CardFrameProps) {
  const { price, verdict } = card;
  const to = cardPath(card);
  const isTransitioning = useViewTransitionState(to);
  const { each, set } = unitOnVehicle(card.unit ?? unit, verdict);
  const pieces = Math.min(set, availableOf(card.stock));
  const availability = availabilityWords({ stock: card.stock, ...card.place });
  return (
    <article className={styles.card}>
      <Picture
        src={cardPicture(card)}
        photo={card.photo}
        size={128}
        isEager={place !== undefined}
        isMain={place === 0}
      />
      <div>
        <h2>
          {card.make && <span>{`${card.make} `}</span>}
          <Link to={to} viewTransition className={isTransitioning ? 'transitioning' : undefined}>
            {card.name}
          </Link>
        </h2>
        {children}
        {verdict && <FitmentNote verdict={verdict} isShort />}
      </div>
      <div className={styles.buy}>
        <AvailabilityText availability={availability} />
        <p>
          <Price cents={price.cents} size="large" />
          {price.offer && <OfferNote offer={price.offer} />}
          <small>
            {`${each} inkl. MwSt.`}
            {set > 1 && (
              <>
                {price.offer ? ' · ' : <br />}
                {pieces > 0 && pieces < set
                  ? fewLeft(pieces)
                  : `${set} Stück ${formatCents(price.cents * set)}`}
              </>
            )}
          </small>
        </p>
        {availability.kind !== 'none' && (
          <BuyButton id={card.key} name={piecesField(pieces, unit.set)} value={card.key} verdict={verdict} />
        )}
      </div>
      <ArticleActions articleKey={card.key} />
    </article>
  );
}

/** Cards that nobody sees first load their pictures late. */
export const BelowFold = createContext(false);

/** All cards share one form, because one form for each would make the page larger. */
export function ArticleCards<Card extends ArticleCardView>({
  cards,
  unit,
  lines,
}: {
  cards: readonly Card[];
  unit: SaleUnit;
  lines: (card: Card) => ReactNode;
}) {
  const isBelow = useContext(BelowFold);
  return (
    <AddToCartForm className={styles.cards}>
      <input type="hidden" name="aktion" value="hinzufuegen" />
      <input type="hidden" name="menge" value={unit.set} />
      {cards.map((card, index) => (
        <CardFrame
          key={card.key}
          card={card}
          unit={unit}
          place={!isBelow && index < EAGER ? index : undefined}
        >
          {lines(card)}
        </CardFrame>
      ))}
    </AddToCartForm>
  );
}

export function CardLine({ main, more }: { main: string; more?: string }) {
  return (
    <p>
      <b>{main}</b>
      {more && ` ·\u00a0${more.replaceAll(' ', '\u00a0')}`}
    </p>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
