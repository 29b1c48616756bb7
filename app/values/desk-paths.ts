import { href } from 'react-router';

/** The desk of a location's staff. */
export const deskPath = href('/tresen');
export const deskOrdersPath = href('/tresen/bestellungen');
export const deskOrdersFilePath = href('/tresen/bestellungen.csv');

export function deskOrderPath(number: string): string {
  return href('/tresen/bestellungen/:number', { number });
}

export const deskStockPath = href('/tresen/bestand');

/** @param article `tyre:…` */
export function deskArticlePath(article: string): string {
  return href('/tresen/bestand/:article', { article });
}
