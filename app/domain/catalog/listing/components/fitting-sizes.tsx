import { Link } from '~/ui/components/link';
import { formatNumber } from '~/values/german-number';
import type { FittingChoice } from '../fitting-choice';
import type { FitCounts, ListPage, OnVehicle } from '../load-list.server';
import * as styles from './fitting-sizes.css';

const axles = { both: '', front: 'vorn ', rear: 'hinten ' } as const;

/** The bar above a phone's list names the vehicle. */
function Words({
  counts: { fits, conditional, unknown },
  isAllowed,
}: {
  counts: FitCounts;
  isAllowed: boolean;
}) {
  const rest = [
    isAllowed ? ' zugelassen' : `${fits === 1 ? 'passt' : 'passen'} zu Ihrem Fahrzeug`,
    conditional > 0 && `${formatNumber(conditional)} unter Auflagen`,
    unknown > 0 && `bei ${formatNumber(unknown)} ist es nicht bekannt`,
  ];
  return (
    <>
      {isAllowed && (
        <>
          {fits === 1 ? 'ist' : 'sind'}
          <span className={styles.vehicle}> für Ihr Fahrzeug</span>
        </>
      )}
      {`${rest.filter(Boolean).join(', ')}.`}
    </>
  );
}

export function FittingSizes({
  counts,
  all,
  options = [],
  isAllowed = false,
  other,
}: Pick<OnVehicle, 'all'> &
  Partial<FittingChoice> & {
    counts: FitCounts;
    /** The list of all articles or of those that fit, whichever is not shown. */
    other?: OnVehicle | undefined;
  }) {
  return (
    <section aria-label="Passend zum Fahrzeug" className={styles.fitting}>
      <p>
        <strong>{formatNumber(counts.fits)}</strong> von {formatNumber(all)}{' '}
        <Words counts={counts} isAllowed={isAllowed} />{' '}
        {other && (
          <Link to={other.otherTo} preventScrollReset>
            {other.isOnlyFitting ? `Alle ${formatNumber(all)} zeigen` : 'Nur passende zeigen'}
          </Link>
        )}
      </p>
      {options.length > 0 && (
        <ul className={styles.fittingSizes}>
          {options.map(({ label, to, isChosen, isSeries, isWinterOnly, axle }) => (
            <li key={`${axle} ${label} ${isSeries} ${isWinterOnly}`}>
              <Link to={to} className={styles.fittingSize} aria-current={isChosen ? 'true' : undefined}>
                {axles[axle]}
                {label}
                {isSeries && <small> Serie</small>}
                {isWinterOnly && <small> nur Winter</small>}
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
  const { fits, conditional, unknown, all } = onVehicle;
  const possible = fits + conditional + unknown;
  const hasOther = possible < all && (possible > 0 || onVehicle.isOnlyFitting);
  return <FittingSizes counts={onVehicle} all={all} {...fitting} other={hasOther ? onVehicle : undefined} />;
}
