import { renderToStaticMarkup } from 'react-dom/server';
import { SpotSheet } from '~/ui/illustrations/spot-drawings';

let drawn: string | undefined;

/** The small scenes of empty lists and errors, drawn once. */
export function drawSpots(): string {
  drawn ??= renderToStaticMarkup(<SpotSheet />);
  return drawn;
}
