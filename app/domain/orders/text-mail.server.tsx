import { renderToStaticMarkup } from 'react-dom/server';
import { mailColours as colours } from '~/ui/tokens/mail-colours';

/** A mail as HTML that says what its text says: paragraphs between empty lines. */
export function textMailHtml(text: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body style={{ margin: 0, padding: 16, color: colours.text, font: '15px/1.5 sans-serif' }}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
            {paragraph}
          </p>
        ))}
      </body>
    </html>,
  )}`;
}
