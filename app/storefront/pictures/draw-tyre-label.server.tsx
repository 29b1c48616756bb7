import { renderToStaticMarkup } from 'react-dom/server';
import { TyreLabel, type TyreLabelProps } from '~/ui/illustrations/tyre-label';

/** The EU label of a tyre as a file: with its QR code it is more than a page needs as markup and script. */
export function drawTyreLabel(label: TyreLabelProps): string {
  return renderToStaticMarkup(<TyreLabel {...label} />);
}
