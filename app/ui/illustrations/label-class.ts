/** Class of fuel efficiency or wet grip (Regulation (EU) 2020/740, Annex I). */
export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E';
