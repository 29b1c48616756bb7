import { renderToStaticMarkup } from 'react-dom/server';
import { TyreLabel, type TyreLabelProps } from '~/ui/illustrations/tyre-label';

/** A file, because the QR code makes it too large for a page's markup. */
export function drawTyreLabel(label: TyreLabelProps): string {
  return renderToStaticMarkup(<TyreLabel {...label} />);
}
