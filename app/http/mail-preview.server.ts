import { pictureOf } from '~/platform/mail/attached-picture';
import type { Attachment } from '~/platform/mail/outbox.server';

/** @param attachments whose pictures the mail shows */
export function mailPreview({ html }: { html: string }, attachments: readonly Attachment[] = []): Response {
  const shown = attachments.reduce(
    (page, { name, contentType, content }) =>
      page.replace(`"${pictureOf({ name })}"`, `"data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );
  return new Response(shown, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox",
    },
  });
}
