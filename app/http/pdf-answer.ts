import { noStore } from './no-store';

export function pdfAnswer(found: { name: string; pdf: Buffer } | undefined): Response {
  if (!found) throw new Response('Dieses Dokument gibt es nicht.', { status: 404 });
  return new Response(new Uint8Array(found.pdf), {
    headers: {
      ...noStore(),
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.name}"`,
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
