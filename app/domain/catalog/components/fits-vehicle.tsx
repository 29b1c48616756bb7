import { useLocation } from 'react-router';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import type { ShownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import { vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';

export function FitsVehicle({
  verdict,
  hasVehicles,
}: {
  verdict: ShownVerdict | undefined;
  hasVehicles: boolean;
}) {
  const { pathname } = useLocation();
  if (verdict) return <FitmentNote verdict={verdict} />;
  if (!hasVehicles) return null;
  return (
    <p>
      Passt das auf Ihr Auto? <Link to={vehicleChoicePath(pathname)}>Fahrzeug wählen</Link>
    </p>
  );
}
