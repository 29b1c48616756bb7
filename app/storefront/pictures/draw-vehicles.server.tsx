import { renderToStaticMarkup } from 'react-dom/server';
import { VehicleSheet } from '~/ui/illustrations/vehicle-drawings';

let drawn: string | undefined;

/** Side views of vehicles by their body, drawn once. */
export function drawVehicles(): string {
  drawn ??= renderToStaticMarkup(<VehicleSheet />);
  return drawn;
}
