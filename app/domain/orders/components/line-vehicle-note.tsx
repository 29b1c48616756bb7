import type { LineVehicle } from '~/domain/catalog/articles/line-options';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import * as styles from './order-thanks.css';

export function LineVehicleNote({ vehicle: { label, verdict } }: { vehicle: LineVehicle }) {
  return (
    <>
      <span className={styles.small}>Für {label}</span>
      {verdict && <FitmentNote verdict={verdict} />}
    </>
  );
}
