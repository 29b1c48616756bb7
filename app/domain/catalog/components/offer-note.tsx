import { Price } from '~/ui/components/price';
import { formatLastDay } from '~/values/german-date';
import type { ShownOffer } from '../selling';
import * as styles from './offer-note.css';

/** What an offer is struck from, the lowest price before it (§ 11 PAngV), and its last day. */
export function OfferNote({ offer }: { offer: ShownOffer }) {
  return (
    <span className={styles.note}>
      statt{' '}
      <s>
        <Price cents={offer.regularCents} />
      </s>{' '}
      bis {formatLastDay(offer.until)}
      {offer.lowestCents !== undefined && (
        <>
          <br />
          Niedrigster Preis der letzten 30 Tage: <Price cents={offer.lowestCents} />
        </>
      )}
    </span>
  );
}
