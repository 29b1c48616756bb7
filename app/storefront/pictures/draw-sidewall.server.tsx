import { renderToStaticMarkup } from 'react-dom/server';
import { SidewallSheet } from '~/ui/illustrations/sidewall-diagram';

let drawn: string | undefined;

/** The drawings of where to read the size on the sidewall, drawn once. */
export function drawSidewall(): string {
  drawn ??= renderToStaticMarkup(<SidewallSheet />);
  return drawn;
}
