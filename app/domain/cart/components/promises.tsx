import { ShippingNote } from '~/domain/catalog/components/shipping-note';
import { CheckIcon } from '~/ui/icons/icons';
import * as styles from './cart-page.css';

export function Promises({ heldText }: { heldText: string | undefined }) {
  return (
    <ul className={styles.promises}>
      <li>
        <CheckIcon size={16} />
        <span>
          Alle Preise <ShippingNote />
        </span>
      </li>
      {heldText && (
        <li>
          <CheckIcon size={16} /> Reservierte Ware legen wir {heldText} für Sie zurück.
        </li>
      )}
      <li>
        <CheckIcon size={16} /> Beim Online-Kauf haben Sie {'14\u00A0Tage'} Widerrufsrecht
      </li>
    </ul>
  );
}
