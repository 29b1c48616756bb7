/** Without case, accents and doubled spaces, ß as ss. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
