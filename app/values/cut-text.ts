/** At most `length` characters, with an ellipsis in place of the rest. No surrogate pair is broken. */
export function cutText(text: string, length: number): string {
  const signs = [...text];
  if (signs.length <= length) return text;
  return `${signs
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
