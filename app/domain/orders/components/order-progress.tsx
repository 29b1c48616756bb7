import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import type { OrderFulfilment } from '../fulfilment';
import * as styles from './order-progress.css';

interface ParcelView {
  /** 'DHL 00340434161094042557' */
  name: string;
  /** The carrier's page; undefined for an unknown carrier. */
  trackTo: string | undefined;
}

export interface OrderProgressView {
  /** 'Bestellung', 'Reservierung' */
  what: string;
  state: OrderFulfilment;
  /** 'Abholbereit' */
  stateName: string;
  /** 'bis einschließlich 28. November 2026'; undefined once the goods are free. */
  held: string | undefined;
  buyTo: string | undefined;
  cancelTo: string | undefined;
  history: { key: string; what: string; when: string; parcels: ParcelView[] }[];
  /** 'Widerruf eingegangen am 30. November 2026 um 09:12 Uhr.' */
  withdrawn: string[];
  withdrawTo: string | undefined;
}

export function OrderProgress(progress: OrderProgressView) {
  const { what, state, stateName, held, buyTo, cancelTo, history, withdrawn, withdrawTo } = progress;
  return (
    <Section
      title={
        <>
          Stand: <span data-order-state={state}>{stateName}</span>
        </>
      }
    >
      {held && <p>Für Sie zurückgelegt {held}.</p>}
      <ol className={styles.history}>
        {history.map(({ key, what, when, parcels }) => (
          <li key={key}>
            {what} <span className={styles.when}>{when}</span>
            {parcels.map(({ name, trackTo }) => (
              <span key={name} className={styles.parcel}>
                {trackTo ? (
                  <a href={trackTo} rel="noreferrer">
                    {name} verfolgen
                  </a>
                ) : (
                  name
                )}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {withdrawn.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {withdrawTo && (
        <p className={styles.cancel}>
          <Link to={withdrawTo}>Vertrag widerrufen</Link>
        </p>
      )}
      {buyTo && (
        <p className={styles.cancel}>
          <Link to={buyTo} className={button.accent}>
            Reservierte Ware kaufen
          </Link>
        </p>
      )}
      {cancelTo && (
        <p className={styles.cancel}>
          <Link to={cancelTo} className={button.plain}>
            {`${what} stornieren`}
          </Link>
        </p>
      )}
    </Section>
  );
}
