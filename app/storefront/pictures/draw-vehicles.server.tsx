import { renderToStaticMarkup } from 'react-dom/server';
import { VehicleSheet } from '~/ui/illustrations/vehicle-drawings';

let drawn: string | undefined;

export function drawVehicles(): string {
  drawn ??= renderToStaticMarkup(<VehicleSheet />);
  return drawn;
}
