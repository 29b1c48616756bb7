import { fittedArticle, type LineOptions } from './line-options';

type Line = { options: LineOptions };

export interface WorkWords {
  name: string;
  title: string;
  question: string;
}

const wheels: WorkWords = {
  name: 'Montage',
  title: 'Termin zur Montage',
  question: 'Wann dürfen wir montieren?',
};
const products: WorkWords = {
  name: 'Einbau',
  title: 'Termin zum Einbau',
  question: 'Wann dürfen wir einbauen?',
};
const both: WorkWords = {
  name: 'Montage und Einbau',
  title: 'Termin für Montage und Einbau',
  question: 'Wann passt Ihnen der Termin?',
};

/** By what is put on or in, for a cart or an order. */
export function workWords(lines: readonly Line[]): WorkWords {
  const fitted = lines.flatMap(({ options }) => fittedArticle(options) ?? []);
  const isProduct = (article: string) => article.startsWith('product:');
  if (!fitted.some(isProduct)) return wheels;
  return fitted.every(isProduct) ? products : both;
}
