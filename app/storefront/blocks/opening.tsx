import type { ShellView } from '../shell/shell';
import * as styles from './opening.css';

interface OpeningProps {
  location: ShellView['location'];
}

export function OpeningState({ location }: { location: Pick<ShellView['location'], 'openingState'> }) {
  const { isOpen, text } = location.openingState;
  return (
    <span className={styles.state}>
      <span className={isOpen ? styles.openDot : styles.closedDot} aria-hidden="true" />
      {text}
    </span>
  );
}

export function OpeningTable({ location }: OpeningProps) {
  if (location.openingHours.length === 0) return <p>Termine nach Vereinbarung</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Öffnungszeiten</caption>
      <tbody>
        {location.openingHours.map(({ days, hours }) => (
          <tr key={`${days} ${hours}`}>
            <th scope="row" className={styles.days}>
              {days}
            </th>
            <td className={styles.hours}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
