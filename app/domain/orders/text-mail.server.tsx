import type { Location } from '~/domain/tenancy/directory';
import { locationMail, MailButton } from '~/domain/tenancy/location-mail.server';
import { MailParts } from '~/domain/tenancy/mail-lines.server';
import { type MailPart, partsText } from '~/domain/tenancy/mail-part';
import { MailClosing } from '~/domain/tenancy/mail-text.server';
import { mailColours as colours } from '~/ui/tokens/mail-colours';

export interface TextMail {
  subject: string;
  parts: readonly MailPart[];
  /** Address of the picture. */
  giroCode?: string | undefined;
  button?: { name: string; to: string } | undefined;
  closing?: string;
}

export function plainText({ parts, button, closing = '' }: TextMail): string {
  return partsText([...parts, button ? `${button.name}: ${button.to}` : '', closing]);
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
  { subject, parts, giroCode, button, closing }: TextMail,
): string {
  return locationMail(
    location,
    subject,
    <>
      <MailParts of={parts} />
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
