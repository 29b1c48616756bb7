/** A part of a text keeps the whole of it in memory; the copy does not. */
export const ownText = (part: string): string => Buffer.from(part).toString();
