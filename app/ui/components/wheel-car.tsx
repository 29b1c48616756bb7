import { useHref } from 'react-router';
import { wheelsPicturePath } from '~/paths';
import * as styles from './wheel-car.css';

export function WheelCar({ tyres }: { tyres: number }) {
  const count = Math.min(4, tyres || 0);
  return (
    <svg key={count} viewBox="0 0 240 84" className={styles.car} aria-hidden="true">
      <use href={`${useHref(wheelsPicturePath)}#raeder-${count}`} />
    </svg>
  );
}
