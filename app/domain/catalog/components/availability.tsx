import type { AvailabilityWords } from '../selling';
import * as styles from './availability.css';

/** When it can be had: in stock here, on a day, or not now. */
export function AvailabilityText({ availability }: { availability: AvailabilityWords }) {
  return <p className={styles.availability[availability.kind]}>{availability.text}</p>;
}
