import { useHref } from 'react-router';
import { wheelsPicturePath } from '~/paths';
import { wheelPlaces } from '../illustrations/three-quarter-view';
import * as styles from './arriving-car.css';

export function ArrivingCar() {
  const sheet = useHref(wheelsPicturePath);
  return (
    <svg viewBox="0 0 240 110" className={styles.car} aria-hidden="true">
      <use href={`${sheet}#wagen`} />
      {wheelPlaces.map((place) => (
        <g key={place} transform={place}>
          <use href={`${sheet}#rad`} className={styles.wheel} />
        </g>
      ))}
    </svg>
  );
}
