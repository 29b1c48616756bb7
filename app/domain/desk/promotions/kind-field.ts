/** 'artA' for the first kind: fields of forms have letters only. */
export const kindField = (index: number): string => `art${String.fromCharCode(65 + index)}`;
