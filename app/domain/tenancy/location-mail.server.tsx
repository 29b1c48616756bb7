import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandMarkVariant } from '~/ui/illustrations/brand-mark';
import { themes } from '~/ui/theme/values/themes';
import { mailColours as colours } from '~/ui/tokens/mail-colours';
import { brandFrames, brandLetter } from './brand';
import type { Location } from './directory';
import { MailParts } from './mail-lines.server';
import { type MailPart, partsText } from './mail-part';
import { MailClosing, unbroken } from './mail-text.server';
import { readableColorsOf } from './readable-colors.server';

export function brandOf(location: Pick<Location, 'theme' | 'colors'>) {
  const name = location.theme.componentName;
  const { accent, accentText } = themes[name].color;
  return { ground: readableColorsOf(location)['--accent'] ?? accent, ink: accentText };
}

/** Mail programs do not draw SVG. */
const corners: Record<BrandMarkVariant, string> = {
  ring: '50%',
  wheel: '50%',
  shield: '6px 6px 20px 20px',
  hexagon: '12px',
  bar: '8px',
};

function DrawnBrand({ location }: { location: Location }) {
  const { ground, ink } = brandOf(location);
  const frame: CSSProperties = {
    width: 40,
    height: 40,
    background: ink,
    color: ground,
    borderRadius: corners[brandFrames[location.theme.header.componentName]],
    fontSize: 22,
    fontWeight: 800,
    textAlign: 'center',
  };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={frame}>
            {brandLetter(location.title)}
          </td>
          <td style={{ paddingLeft: 12, color: ink, fontSize: 20, fontWeight: 700, lineHeight: 1.25 }}>
            {location.title}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface MailButtonProps {
  location: Location;
  to: string;
  children: ReactNode;
}

export function MailButton({ location, to, children }: MailButtonProps) {
  const { ground, ink } = brandOf(location);
  const look: CSSProperties = {
    display: 'inline-block',
    padding: '12px 20px',
    background: ground,
    color: ink,
    fontWeight: 700,
    textDecoration: 'none',
  };
  return (
    <p style={{ margin: '20px 0' }}>
      <a href={to} style={look}>
        {children}
      </a>
    </p>
  );
}

export function locationMail(location: Location, title: string, content: ReactNode): string {
  const { ground, ink } = brandOf(location);
  const { logo } = location.theme.header;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: 16,
          background: colours.page,
          color: colours.text,
          font: '15px/1.5 sans-serif',
        }}
      >
        <div style={{ maxWidth: 600, margin: '0 auto', background: colours.paper, overflowWrap: 'anywhere' }}>
          <div
            style={{ padding: '16px 20px', background: ground, color: ink, fontSize: 20, fontWeight: 700 }}
          >
            {logo?.publicUrl?.startsWith('https://') ? (
              <img src={logo.publicUrl} alt={location.title} height={40} style={{ maxWidth: '100%' }} />
            ) : (
              <DrawnBrand location={location} />
            )}
          </div>
          <div style={{ padding: '20px 20px 24px' }}>
            <h1 style={{ margin: 0, fontSize: 22, lineHeight: 1.25 }}>{unbroken(title)}</h1>
            {content}
          </div>
        </div>
      </body>
    </html>,
  )}`;
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

export interface Letter {
  subject: string;
  paragraphs: readonly MailPart[];
  /** Address of the picture. */
  giroCode?: string | undefined;
  buttons?: readonly { to: string; name: string }[];
  closing?: string;
}

/** A mail of paragraphs, then buttons; as text they are addresses. */
export function locationLetter(
  location: Location,
  { subject, paragraphs, giroCode, buttons = [], closing }: Letter,
) {
  const addresses = buttons.map(({ to, name }) => `${name}: ${to}`);
  return {
    subject,
    text: partsText([...paragraphs, ...addresses, closing ?? '']),
    html: locationMail(
      location,
      subject,
      <>
        <MailParts of={paragraphs} />
        {giroCode && <GiroCodeImage address={giroCode} />}
        {buttons.map(({ to, name }) => (
          <MailButton key={to} location={location} to={to}>
            {name}
          </MailButton>
        ))}
        {closing && <MailClosing>{closing}</MailClosing>}
      </>,
    ),
  };
}
