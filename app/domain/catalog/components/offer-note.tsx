import { Price } from '~/ui/components/price';
import { formatLastDay } from '~/values/german-date';
import type { OfferView } from '../selling';
import * as styles from './offer-note.css';

/** The lowest price before the offer (§ 11 PAngV), and the offer's last day. */
export function OfferNote({ offer }: { offer: OfferView }) {
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
