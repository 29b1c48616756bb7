import type { AvailabilityWords } from '../selling';
import * as styles from './availability.css';

export function AvailabilityText({ availability }: { availability: AvailabilityWords }) {
  return <p className={styles.availability[availability.kind]}>{availability.text}</p>;
}
