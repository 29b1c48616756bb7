import { renderToStaticMarkup } from 'react-dom/server';
import { MountedWheelsSheet } from '~/ui/illustrations/mounted-wheels';

let drawn: string | undefined;

/** The car on no wheel up to four, drawn once. */
export function drawWheels(): string {
  drawn ??= renderToStaticMarkup(<MountedWheelsSheet />);
  return drawn;
}
