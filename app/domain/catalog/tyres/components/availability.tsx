import type { Availability } from '../tyre-card';
import * as styles from './availability.css';

/** When it can be had: in stock here, on a day, or not now. */
export function AvailabilityText({ availability }: { availability: Availability }) {
  return <p className={styles.availability[availability.kind]}>{availability.text}</p>;
}
