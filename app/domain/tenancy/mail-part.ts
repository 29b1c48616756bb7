/** Articles below each other in a mail. */
export interface MailLine {
  key: string;
  quantity: number;
  title: string;
  details: readonly string[];
  /** Address of the picture. */
  picture: string | undefined;
  /** '359,60 €' */
  amount?: string;
  /** The same as plain text. */
  words: string;
}

/** A paragraph, or lines of articles. */
export type MailPart = string | readonly MailLine[];

/** Parts between empty lines; those without words are left out. */
export function partsText(parts: readonly MailPart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.map(({ words }) => words).join('\n')))
    .filter(Boolean)
    .join('\n\n');
}
