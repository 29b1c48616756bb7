import { useHref } from 'react-router';
import { vehicleDrawingsPath } from '~/paths';
import type { VehicleDrawingName } from '../illustrations/vehicle-drawings';

export function VehicleDrawing({ body, width }: { body: VehicleDrawingName; width: number }) {
  const file = useHref(vehicleDrawingsPath);
  return (
    <svg viewBox="0 0 240 84" width={width} height={width * 0.35} aria-hidden="true">
      <use href={`${file}#${body}`} />
    </svg>
  );
}
