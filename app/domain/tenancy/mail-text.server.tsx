import type { CSSProperties, ReactNode } from 'react';
import { mailColours as colours } from '~/ui/tokens/mail-colours';

// Mail programs support tables and inline styles, and little else.
export const mailCell: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${colours.line}`,
  verticalAlign: 'top',
};
const term: CSSProperties = { ...mailCell, paddingRight: 12, overflowWrap: 'normal' };
const value: CSSProperties = { ...mailCell, textAlign: 'right', whiteSpace: 'pre-line' };

/** Their rows are what a reader looks for. */
const STRONG_TERMS = ['Gesamt', 'Verwendungszweck'];

export function MailPairs({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '16px 0' }}>
      <tbody>
        {rows.map(([name, words]) => (
          <tr key={`${name} ${words}`} style={STRONG_TERMS.includes(name) ? { fontWeight: 700 } : undefined}>
            <td style={term}>{name}</td>
            <td style={value}>{unbroken(words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 'RH-7Q2M-K4HD' and 'service@auto-haus.example' */
const UNBROKEN = /((?<![^\s(])[A-Z]{2}-[0-9A-Z-]+|[^\s,]+@[^\s,]+)/;

/** Numbers and addresses do not break at their hyphens. */
export function unbroken(text: string): ReactNode {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={text.indexOf(part)} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ),
  );
}

/** 'Termin: Sa., 5. Dezember' */
const FACT = /^([^:,;!?]{2,40}): (?!https?:)(.+)$/;

/** Undefined unless the text begins with two facts; other lines belong to the fact above. */
function factsOf(text: string): [string, string][] | undefined {
  const rows: [string, string][] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, name, words] = FACT.exec(line) ?? [];
    const above = rows.at(-1);
    if (name && words) rows.push([name, words]);
    else if (above && index > 1) above[1] += `\n${line}`;
    else return undefined;
  }
  return rows.length > 1 ? rows : undefined;
}

/** Facts in lines below each other become a table. */
export function MailParagraphs({ of: texts }: { of: readonly string[] }) {
  return texts.map((text) => {
    const facts = factsOf(text);
    return facts ? (
      <MailPairs key={text} rows={facts} />
    ) : (
      <p key={text} style={{ whiteSpace: 'pre-line' }}>
        {unbroken(text)}
      </p>
    );
  });
}

/** The sender's line. */
export function MailClosing({ children }: { children: string }) {
  return (
    <div
      style={{
        marginTop: 24,
        borderTop: `1px solid ${colours.line}`,
        paddingTop: 12,
        color: colours.muted,
        fontSize: 13,
        whiteSpace: 'pre-line',
      }}
    >
      {unbroken(children)}
    </div>
  );
}
