import { Link } from '~/ui/components/link';
import { formatNumber } from '~/values/german-number';
import type { FittingChoice } from '../fitting-choice';
import type { ListPage, OnVehicle } from '../load-list.server';
import * as styles from './fitting-sizes.css';

const axles = { both: '', front: 'vorn ', rear: 'hinten ' } as const;

function words(fits: number, isAllowed: boolean): string {
  if (isAllowed) return fits === 1 ? 'ist für Ihr Fahrzeug zugelassen.' : 'sind für Ihr Fahrzeug zugelassen.';
  return fits === 1 ? 'passt zu Ihrem Fahrzeug.' : 'passen zu Ihrem Fahrzeug.';
}

export function FittingSizes({
  fits,
  all,
  options = [],
  isAllowed = false,
  other,
}: Pick<OnVehicle, 'fits' | 'all'> &
  Partial<FittingChoice> & {
    /** The list of all articles or of those that fit, whichever is not shown. */
    other?: OnVehicle | undefined;
  }) {
  return (
    <section aria-label="Passend zum Fahrzeug" className={styles.fitting}>
      <p>
        <strong>{formatNumber(fits)}</strong> von {formatNumber(all)} {words(fits, isAllowed)}{' '}
        {other && (
          <Link to={other.otherTo} preventScrollReset>
            {other.isOnlyFitting ? `Alle ${formatNumber(all)} zeigen` : 'Nur passende zeigen'}
          </Link>
        )}
      </p>
      {options.length > 0 && (
        <ul className={styles.fittingSizes}>
          {options.map(({ label, to, isChosen, isSeries, axle }) => (
            <li key={`${axle} ${label} ${isSeries}`}>
              <Link to={to} className={styles.fittingSize} aria-current={isChosen ? 'true' : undefined}>
                {axles[axle]}
                {label}
                {isSeries && <small> Serie</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function FittingPart({
  list: { onVehicle },
  fitting,
}: {
  list: Pick<ListPage, 'onVehicle'>;
  fitting?: FittingChoice | undefined;
}) {
  if (!onVehicle || (onVehicle.fits === onVehicle.all && !fitting)) return null;
  return (
    <FittingSizes
      fits={onVehicle.fits}
      all={onVehicle.all}
      {...fitting}
      other={onVehicle.fits === onVehicle.all ? undefined : onVehicle}
    />
  );
}
