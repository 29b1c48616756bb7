import type { LineVehicle } from '~/domain/catalog/articles/line-options';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import * as styles from './order-thanks.css';

/** For which vehicle a line was ordered, and what was said of it then. */
export function LineVehicleNote({ vehicle: { label, verdict } }: { vehicle: LineVehicle }) {
  return (
    <>
      <span className={styles.small}>Für {label}</span>
      {verdict && <FitmentNote verdict={verdict} />}
    </>
  );
}
