const MAX_QUOTED = 60;
const MAX_NAMED = 3;

/** Of values of an address that mean nothing. @param shown 'die Liste' */
export function unreadNotice(texts: readonly string[], shown: string): string {
  const quoted = texts
    .map((text) => `„${text.replace(/\p{Cc}/gu, '').slice(0, MAX_QUOTED)}“`)
    .slice(0, MAX_NAMED);
  const what = texts.length === 1 ? 'Die Angabe' : 'Die Angaben';
  return `${what} ${quoted.join(', ')} kennen wir nicht. Hier sehen Sie ${shown} ohne sie.`;
}
