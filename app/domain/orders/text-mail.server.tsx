import type { Location } from '~/domain/tenancy/directory';
import { locationMail, MailButton } from '~/domain/tenancy/location-mail.server';
import { MailClosing, MailParagraphs } from '~/domain/tenancy/mail-text.server';
import { mailColours as colours } from '~/ui/tokens/mail-colours';

export interface TextMail {
  subject: string;
  /** Paragraphs between empty lines. */
  text: string;
  /** Address of the picture. */
  giroCode?: string | undefined;
  button?: { name: string; to: string } | undefined;
  closing?: string;
}

export function plainText({ text, button, closing }: TextMail): string {
  return [text, button && `${button.name}: ${button.to}`, closing].filter(Boolean).join('\n\n');
}

/** Pixels. */
const CODE = 176;

export function GiroCodeImage({ address }: { address: string }) {
  return (
    <p>
      <img
        src={address}
        alt="GiroCode mit Empfänger, Betrag und Verwendungszweck"
        width={CODE}
        height={CODE}
      />
      <br />
      <span style={{ color: colours.muted, fontSize: 13 }}>
        GiroCode: mit der Banking-App scannen, alles ist ausgefüllt.
      </span>
    </p>
  );
}

export function textMailHtml(
  location: Location,
  { subject, text, giroCode, button, closing }: TextMail,
): string {
  return locationMail(
    location,
    subject,
    <>
      <MailParagraphs of={text.split('\n\n')} />
      {giroCode && <GiroCodeImage address={giroCode} />}
      {button && (
        <MailButton location={location} to={button.to}>
          {button.name}
        </MailButton>
      )}
      {closing && <MailClosing>{closing}</MailClosing>}
    </>,
  );
}
