import type { PieceState, WarehousePieces } from '~/domain/catalog/inventory/order-pieces.server';
import { Section } from '~/ui/components/section';
import * as styles from './desk.css';

interface OrderWarehousesProps {
  pieces: readonly WarehousePieces[];
  /** Of the order. */
  locationId: string;
}

const stateTexts: Readonly<Record<PieceState, string>> = {
  held: 'zurückgelegt',
  left: 'ausgegeben',
  back: 'zurückgekommen',
};

function warehouseName({ locationId, place }: WarehousePieces, here: string): string {
  if (locationId === null) return 'Zentrallager';
  return locationId === here ? 'Eigener Bestand' : (place ?? 'Anderer Standort');
}

/** Nothing for articles whose stock is not counted. */
export function OrderWarehouses({ pieces, locationId }: OrderWarehousesProps) {
  if (pieces.length === 0) return null;
  return (
    <Section title="Lager">
      <ul className={styles.list}>
        {pieces.map((one) => (
          <li key={`${one.articleId} ${one.locationId} ${one.state}`} data-pieces={one.state}>
            {one.quantity} × {one.name}
            <p className={styles.small}>
              {warehouseName(one, locationId)} · {stateTexts[one.state]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
