import { vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { serviceByIdPath } from '~/values/workshop-paths';
import { priceWords, type ServicePrice } from '../prices/service-price';
import * as styles from './repair-page.css';

interface PriceBoxProps {
  price: ServicePrice;
  /** Label of the vehicle that the price is for. */
  vehicle: string | undefined;
  service: { url: string; id: string };
  /** Where a chosen vehicle leads back to; undefined: no vehicle can be chosen. */
  backTo: string | undefined;
}

const heading = { exact: 'Ihr Preis', range: 'Preis je nach Fahrzeug', 'on-request': 'Preis' };

export function PriceBox({ price, vehicle, service, backTo }: PriceBoxProps) {
  const totalCents = price.kind === 'exact' ? price.totalCents : undefined;
  return (
    <div>
      <h2 className={styles.small}>{heading[price.kind]}</h2>
      <strong className={styles.amount} data-cents={totalCents}>
        {priceWords(price)}
      </strong>
      {price.kind !== 'on-request' && <p className={styles.small}>inkl. MwSt.</p>}
      {vehicle && <p className={styles.small}>für {vehicle}</p>}
      {price.kind === 'exact' && (
        <p>
          <Link to={serviceByIdPath(service.url, service.id)}>So setzt sich der Preis zusammen</Link>
        </p>
      )}
      {!vehicle && backTo && (
        <p>
          <Link to={vehicleChoicePath(backTo)}>Fahrzeug wählen und genauen Preis sehen</Link>
        </p>
      )}
    </div>
  );
}
