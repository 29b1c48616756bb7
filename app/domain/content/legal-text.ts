import { filledText } from '../tenancy/settings';
import { unknownPlaceholders } from './placeholders';

export const MAX_LEGAL_TEXT = 20_000;

/** Markdown with the placeholders of pages. */
export const legalText = filledText
  .max(MAX_LEGAL_TEXT, `höchstens ${MAX_LEGAL_TEXT} Zeichen`)
  .check((text) => {
    const [name] = unknownPlaceholders(text.value);
    if (name === undefined) return;
    const message = `der Platzhalter {${name}} ist unbekannt`;
    text.issues.push({ code: 'custom', message, input: text.value });
  });

export type LegalText = 'imprint' | 'terms';
