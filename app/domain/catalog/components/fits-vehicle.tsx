import { Link, useLocation } from 'react-router';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import type { ShownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import { vehicleChoicePath } from '~/paths';

/** Whether an article fits the chosen vehicle; without one, the way to choose it and back. */
export function FitsVehicle({ verdict }: { verdict: ShownVerdict | undefined }) {
  const { pathname } = useLocation();
  if (verdict) return <FitmentNote verdict={verdict} />;
  return (
    <p>
      Passt das auf Ihr Auto? <Link to={vehicleChoicePath(pathname)}>Fahrzeug wählen und prüfen</Link>
    </p>
  );
}
