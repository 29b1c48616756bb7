import type { Location } from '~/domain/tenancy/directory';
import { locationMail, MailButton, MailParagraphs } from '~/domain/tenancy/location-mail.server';

export interface TextMail {
  subject: string;
  /** Paragraphs between empty lines. */
  text: string;
  button?: { name: string; to: string } | undefined;
  closing?: string;
}

export function plainText({ text, button, closing }: TextMail): string {
  return [text, button && `${button.name}: ${button.to}`, closing].filter(Boolean).join('\n\n');
}

export function textMailHtml(location: Location, { subject, text, button, closing }: TextMail): string {
  return locationMail(
    location,
    subject,
    <>
      <MailParagraphs of={text.split('\n\n')} />
      {button && (
        <MailButton location={location} to={button.to}>
          {button.name}
        </MailButton>
      )}
      {closing && <MailParagraphs of={[closing]} />}
    </>,
  );
}
