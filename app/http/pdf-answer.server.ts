import { plainPage } from '~/platform/http/plain-page.server';
import { noStore } from './no-store';

const headersOfPdf = (name: string) => ({
  ...noStore(),
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
  'x-robots-tag': 'noindex, nofollow',
});

interface Missing {
  /** German: why there is no document. */
  reason: string;
  /** Where to go on, below the location. */
  to: string;
  label: string;
  basename: string;
}

/** A page that says why, because the document's own address has no frame. */
export function missingPdf({ reason, to, label, basename }: Missing): Response {
  const below = basename === '/' ? '' : basename;
  const { status, headers, body } = plainPage(404, 'Kein Dokument', reason, { to: `${below}${to}`, label });
  return new Response(new Uint8Array(body), { status, headers });
}

export const NO_SUCH_DOCUMENT = 'Dieses Dokument gibt es nicht.';

export const pdfAnswer = ({ name, pdf }: { name: string; pdf: Buffer }): Response =>
  new Response(new Uint8Array(pdf), { headers: headersOfPdf(name) });
