import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orderPaper } from '~/domain/documents/delivery-note.server';
import { type Buyer, documentNames, fileNameOf } from '~/domain/documents/document';
import { pdfOf } from '~/domain/documents/find-documents.server';
import {
  type IssueResult,
  issueInvoice,
  sourceOfEvent,
  suppliesOf,
} from '~/domain/documents/issue-invoice.server';
import { type ListedDocument, listDocuments } from '~/domain/documents/list-documents.server';
import { documentsOfOrder } from '~/domain/documents/write-document.server';
import { enqueueInvoice } from '~/domain/orders/document-jobs.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { germanMonth } from '~/values/german-month';
import { euros } from './order-list.server';
import { type ChangeOptions, changeOf, orderNumbered } from './orders.server';

export interface ListOptions {
  month?: string;
  company?: string;
  folder?: string;
}

function lineOf({ companyCode, data, actorId, reason }: ListedDocument): string {
  const { number, issuedOn, order, figures, corrects } = data;
  const corrected = corrects.map((one) => one.number).join(', ');
  return [
    `${companyCode} ${number} ${issuedOn} ${euros(figures.totalCents)} ${order.number}`,
    corrected && `corrects ${corrected}`,
    `by ${actorId}${reason ? ` (${reason})` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
}

async function uninvoicedLines(context: Context, order: PlacedOrder): Promise<string[]> {
  const known = (await documentsOfOrder(context, order.id)).map(({ source }) => source);
  const supplies = await suppliesOf(context, order.id);
  return supplies
    .filter(({ id }) => !known.includes(sourceOfEvent(id)))
    .map(
      ({ at }) =>
        `${at.toISOString()} supplied without an invoice of the shop: order invoice ${order.number}`,
    );
}

async function writeFiles(
  context: Context,
  folder: string,
  listed: readonly ListedDocument[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (const { id, orderId, data, companyCode } of listed) {
    const drawn = await pdfOf(context, orderId, id);
    if (!drawn) continue;
    await writeFile(path.join(folder, `${companyCode}-${fileNameOf(data)}`), drawn.pdf);
    written += 1;
  }
  return `${written} files are written to ${folder}.`;
}

export async function invoiceLines(
  context: Context,
  number: string | undefined,
  { month, company, folder }: ListOptions,
): Promise<string[]> {
  if ((number === undefined) === (month === undefined))
    throw new ConfigError('Name an order, or a month: --month 2026-11.');
  const between = month === undefined ? undefined : germanMonth(month);
  if (month !== undefined && !between) throw new ConfigError(`"${month}" is no month such as 2026-11.`);
  const order = number === undefined ? undefined : await orderNumbered(context, number);
  const listed = await listDocuments(context, {
    orderIds: order && [order.id],
    between,
    companyCode: company,
  });
  const lines = [...listed.map(lineOf), ...(order ? await uninvoicedLines(context, order) : [])];
  const written = folder === undefined ? [] : [await writeFiles(context, folder, listed)];
  return [...(lines.length > 0 ? lines : ['There are no invoices.']), ...written];
}

export interface BuyerOptions extends ChangeOptions {
  name?: string;
  company?: string;
  street?: string;
  postcode?: string;
  city?: string;
}

function typedBuyer(
  { name, company, street, postcode, city }: BuyerOptions,
  order: PlacedOrder,
): Buyer | undefined {
  if ([name, company, street, postcode, city].every((value) => value === undefined)) return undefined;
  if (!street || !city || !/^\d{5}$/.test(postcode ?? ''))
    throw new ConfigError('An address needs --street, --postcode with five digits and --city.');
  const [, firstName = '', lastName = ''] = /^(?:(.+) )?(\S+)$/.exec(name?.trim() ?? '') ?? [];
  const person = name === undefined ? order.contact : { firstName, lastName };
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    ...(company && { company }),
    street,
    postcode,
    city,
  };
}

function refusal(result: Extract<IssueResult, { ok: false }>, number: string): string {
  switch (result.code) {
    case 'issued-elsewhere':
      return `The company of ${number} invoices from its dealer system, or another company does (companies.json).`;
    case 'missing-seller':
      return `The seller of ${number} was frozen without ${result.missing.join(', ')} (§ 14 (4) UStG).`;
    case 'missing-address':
      return `${number} has no address, which an invoice above 250 EUR needs: --street, --postcode, --city.`;
    case 'nothing-billed':
      return `Nothing of ${number} costs anything.`;
  }
}

export async function invoiceByHand(
  context: Context,
  number: string,
  options: BuyerOptions,
): Promise<string[]> {
  const order = await orderNumbered(context, number);
  const buyer = typedBuyer(options, order);
  const known = (await documentsOfOrder(context, order.id)).map(({ source }) => source);
  const open = (await suppliesOf(context, order.id)).filter(({ id }) => !known.includes(sourceOfEvent(id)));
  if (open.length === 0)
    throw new ConfigError(`Nothing that was supplied of ${order.number} is without an invoice.`);
  for (const { id: eventId, kind } of open) {
    const supply = { orderId: order.id, eventId };
    const result = await issueInvoice(context, supply, { ...changeOf(options), buyer });
    if (!result.ok) throw new ConfigError(refusal(result, order.number));
    // The job draws it, and sends it to the shopper.
    if (kind === 'handed-over' || kind === 'shipped') await enqueueInvoice(context, { ...supply, kind });
  }
  const listed = await listDocuments(context, { orderIds: [order.id] });
  const issued = listed.filter(({ source }) => open.some(({ id }) => source === sourceOfEvent(id)));
  return issued.map(
    ({ data }) => `${documentNames[data.kind]} ${data.number} is issued for ${order.number}.`,
  );
}

export async function writePaper(
  context: Context,
  number: string,
  kind: 'delivery-note' | 'packing-list',
  file: string,
): Promise<string> {
  const order = await orderNumbered(context, number);
  const network = await loadNetwork(context.db, context.log, locationSettings);
  const location = locationById(network, order.locationId);
  if (!location) throw new ConfigError(`The location of ${order.number} is gone.`);
  const paper = await orderPaper(context, order, location, kind);
  if (!paper.ok)
    throw new ConfigError(
      `${order.number} has no pieces for it: they were given up or came back, or left the stock.`,
    );
  await writeFile(file, paper.pdf);
  return `${file} is written.`;
}
