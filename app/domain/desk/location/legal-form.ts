import { z } from 'zod';
import { MAX_LEGAL_TEXT } from '~/domain/content/legal-text';
import { placeholderNames, unknownPlaceholders } from '~/domain/content/placeholders';

const LENGTH = `Höchstens ${MAX_LEGAL_TEXT.toLocaleString('de-DE')} Zeichen.`;

/** Empty: the shop's own text. */
export const legalSchema = z.object({
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(MAX_LEGAL_TEXT, LENGTH))
    .check((text) => {
      const [name] = unknownPlaceholders(text.value);
      if (name === undefined) return;
      const known = placeholderNames.map((one) => `{${one}}`).join(', ');
      const message = `Den Platzhalter {${name}} gibt es nicht. Bekannt sind ${known}.`;
      text.issues.push({ code: 'custom', message, input: text.value });
    })
    .default(''),
});

/** To begin with. */
export const imprintTemplate = `## Anbieter

{firma}
{strasse}
{plz} {ort}

Vertreten durch {vertretung}

Telefon: {telefon}
E-Mail: {email}

## Register und Steuer

{register}
USt-IdNr. nach § 27a UStG: {ustId}

## Verbraucherstreitbeilegung

Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet.`;
