import { renderToStaticMarkup } from 'react-dom/server';
import { MountedWheelsSheet } from '~/ui/illustrations/mounted-wheels';

let drawn: string | undefined;

export function drawWheels(): string {
  drawn ??= renderToStaticMarkup(<MountedWheelsSheet />);
  return drawn;
}
