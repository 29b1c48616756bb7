import { href } from 'react-router';

export const deskSetUpPath = href('/tresen/einrichten');
export const deskOrdersPath = href('/tresen/bestellungen');
export const deskOrdersFilePath = href('/tresen/bestellungen.csv');

export function deskOrderPath(number: string): string {
  return href('/tresen/bestellungen/:number', { number });
}

/** @param paper id of a document, or one of `orderPapers` */
export function deskPaperPath(number: string, paper: string): string {
  return href('/tresen/bestellungen/:number/papiere/:paper', { number, paper });
}

export const deskStockPath = href('/tresen/bestand');

export const deskOffersPath = href('/tresen/angebote');
export const deskCouponsPath = href('/tresen/gutscheine');

export const deskImportsPath = href('/tresen/import');

export function deskImportRowsPath(id: string): string {
  return href('/tresen/import/:id/zeilen.csv', { id });
}

export function deskImportPath(id: string): string {
  return href('/tresen/import/:id', { id });
}

export const deskLocationPath = href('/tresen/standort');
export const deskPaymentPath = href('/tresen/standort/zahlung');
export const deskServicesPath = href('/tresen/standort/leistungen');
export const deskNoticesPath = href('/tresen/standort/hinweise');
export const deskCopyPath = href('/tresen/standort/kopie');
export const deskMenusPath = href('/tresen/standort/menues');
export const deskLegalPath = href('/tresen/standort/rechtstexte');
export const deskRedirectsPath = href('/tresen/standort/weiterleitungen');
export const deskPagesPath = href('/tresen/seiten');
export const deskNewPagePath = href('/tresen/seiten/neu');

/** @param owner 'standort', 'host' or 'alle' @param path '/faq' */
export function deskPagePath(owner: string, path: string): string {
  return href('/tresen/seiten/:owner/*', { owner, '*': path.slice(1) });
}

export const deskNavigationPath = href('/tresen/standort/navigation');
export const deskLooksPath = href('/tresen/standort/aussehen');
/** The start page as it would be; the forms of the looks are its query. */
export const deskPreviewPath = href('/tresen/standort/aussehen/vorschau');
export const deskLookPicturesPath = href('/tresen/standort/aussehen/bilder');

/** @param article `tyre:…` */
export function deskArticlePath(article: string): string {
  return href('/tresen/bestand/:article', { article });
}

export function deskPhotosPath(article: string): string {
  return href('/tresen/bestand/:article/bilder', { article });
}

export const deskDutiesPath = href('/tresen/bestand/pflichtangaben');
export const deskNewProductPath = href('/tresen/bestand/neu');

export const deskRequestsPath = href('/tresen/anfragen');
export function deskRequestPath(number: string): string {
  return href('/tresen/anfragen/:number', { number });
}

/** @param request number of the request */
export function deskQuotePath(request: string): string {
  return href('/tresen/anfragen/:number/kostenvoranschlag', { number: request });
}

export function deskRequestPicturePath(number: string, position: number): string {
  return href('/tresen/anfragen/:number/bilder/:position', { number, position: String(position) });
}

export const deskMoneyPath = href('/tresen/zahlungen');
export const deskStatementPath = href('/tresen/zahlungen/auszug');
export const deskDocumentsPath = href('/tresen/belege');
export const deskPostingsPath = href('/tresen/belege.csv');

/** @param kind one of `figureKinds` @param day ISO day; undefined: all of the week */
export function deskFigurePath(kind: string, day?: string): string {
  return `${href('/tresen/zahlen')}?was=${kind}${day ? `&tag=${day}` : ''}`;
}

export const deskPrintPath = href('/tresen/druck');

export const deskCustomersPath = href('/tresen/kunden');

/** @param number of an order, a request or an appointment: the address names nobody */
export function deskCustomerPath(number: string): string {
  return href('/tresen/kunden/:number', { number });
}

export function deskCustomerFilePath(number: string): string {
  return href('/tresen/kunden/:number/daten.json', { number });
}

export const deskWithdrawalsPath = href('/tresen/widerrufe');

/** Server-sent events. */
export const deskEventsPath = href('/tresen/ereignisse');

export const deskJournalPath = href('/tresen/protokoll');
export const deskStaffPath = href('/tresen/mitarbeiter');

export const deskApiKeysPath = href('/tresen/api-schluessel');
export const deskWebhooksPath = href('/tresen/webhooks');
export function deskWebhookPath(id: string): string {
  return href('/tresen/webhooks/:id', { id });
}
/** The audit log. */
export const deskAuditPath = href('/tresen/sicherheit');
export const deskHealthPath = href('/tresen/zustand');
export const deskAppointmentsPath = href('/tresen/termine');
export const deskDayPrintPath = href('/tresen/termine/druck');
export const deskClosuresPath = href('/tresen/termine/sperren');
export const deskNewAppointmentPath = href('/tresen/termine/neu');

/** @param request number of the request that becomes an appointment */
export function deskNewAppointmentPathFor(request: string): string {
  return `${deskNewAppointmentPath}?anfrage=${encodeURIComponent(request)}`;
}

export function deskAppointmentPath(number: string): string {
  return href('/tresen/termine/:number', { number });
}

export const deskStoragePath = href('/tresen/einlagerung');
export const deskNewWheelsPath = href('/tresen/einlagerung/neu');

/** @param label of the wheels */
export function deskWheelsPath(label: number): string {
  return href('/tresen/einlagerung/:label', { label: String(label) });
}

export function deskWheelLabelPath(label: number): string {
  return href('/tresen/einlagerung/:label/etikett', { label: String(label) });
}
