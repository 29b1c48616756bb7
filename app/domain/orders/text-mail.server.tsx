import type { Location } from '~/domain/tenancy/directory';
import { locationMail, MailParagraphs } from '~/domain/tenancy/location-mail.server';

/** A mail of a location as HTML that says what its text says: paragraphs between empty lines. */
export function textMailHtml(
  location: Location,
  { subject, text }: { subject: string; text: string },
): string {
  return locationMail(location, subject, <MailParagraphs of={text.split('\n\n')} />);
}
