/** Pieces of texts that spreadsheets and tables give a meaning. */
export const oddPieces: readonly string[] = [
  ...['=', '+', '-', '@', "'", '\t', '\r', '\n', '\r\n', '"', '""', ';', ',', '="', 'sep=;'],
  ...['4', '01', '4,01', 'E+', 'E+12', '0', '12'],
  ...['a', ' ', '17" Sport', 'Größe', '🚗', '＝', '\uFEFF', '\u00a0'],
];
