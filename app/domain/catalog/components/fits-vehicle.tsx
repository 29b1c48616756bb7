import { useLocation } from 'react-router';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import { vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';

export function FitsVehicle({
  verdict,
  hasVehicles,
}: {
  verdict: VerdictView | undefined;
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
