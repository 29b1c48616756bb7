import type { CSSProperties } from 'react';
import { mailColours as colours } from '~/ui/tokens/mail-colours';
import type { MailLine, MailPart } from './mail-part';
import { MailParagraphs, mailCell } from './mail-text.server';

const right: CSSProperties = { ...mailCell, textAlign: 'right', whiteSpace: 'nowrap' };
const small: CSSProperties = { color: colours.muted, fontSize: 13 };

/** Pixels. */
const PICTURE = 72;

/** Empty cells stay: titles are below each other. */
export function MailLines({ lines }: { lines: readonly MailLine[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {lines.map(({ key, quantity, title, details, picture, amount }) => (
          <tr key={key}>
            <td style={{ ...mailCell, width: PICTURE + 12 }}>
              {picture && (
                <img src={picture} alt="" width={PICTURE} height={PICTURE} style={{ display: 'block' }} />
              )}
            </td>
            <td style={mailCell}>
              {quantity} × <strong>{title}</strong>
              {details.map((words) => (
                <div key={words} style={small}>
                  {words}
                </div>
              ))}
            </td>
            {amount && <td style={right}>{amount}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MailParts({ of: parts }: { of: readonly MailPart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <MailParagraphs key={part} of={part.split('\n\n')} />
    ) : (
      part.length > 0 && <MailLines key={part.map(({ key }) => key).join()} lines={part} />
    ),
  );
}
