import { button } from '~/ui/components/button.css';
import { FramedPhoto } from '~/ui/components/framed-photo';
import { Link } from '~/ui/components/link';
import { Spot } from '~/ui/components/spot';
import type { OfferCardView } from './load-offers.server';
import * as styles from './offer-cards.css';

export function OfferCards({ offers }: { offers: readonly OfferCardView[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {offers.map(({ id, title, text, to, until, photo, drawing }) => (
        <li key={id} className={styles.card}>
          <div className={styles.picture}>
            {photo ? (
              <FramedPhoto
                photo={photo}
                width={photo.width}
                height={photo.height}
                sizes="(min-width: 48rem) 20rem, 100vw"
                className={styles.photo}
              />
            ) : (
              <Spot name={drawing} width={168} />
            )}
          </div>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
            <p className={styles.until}>Gilt bis {until}.</p>
            <Link to={to} className={button.plain} aria-label={`Ansehen: ${title}`}>
              Ansehen
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
