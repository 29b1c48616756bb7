import { isTransfer, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import type { Cents } from '~/values/money';
import type { DocumentData, DocumentKind } from './document';
import type { LineFigures, RateFigures } from './figures';
import { paymentText } from './payment-text';
import { element, type Xml } from './xml';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

const EN_16931 = 'urn:cen.eu:en16931:2017';
/** ISO 3166-1; the shop sells to German addresses. */
const COUNTRY = 'DE';

/** UNTDID 1001: commercial invoice, credit note. */
const typeCodes: Readonly<Record<DocumentKind, string>> = { invoice: '380', correction: '381' };

/** UNTDID 4461: credit transfer, online payment service, bank card, SEPA direct debit, not defined. */
const meansCodes: Readonly<Record<PaymentMethod, string>> = {
  vorkasse: '58',
  paypal: '68',
  kreditkarte: '48',
  sepa: '59',
  abholung: '1',
};

const ram = (name: string, content: Parameters<typeof element>[1], attributes?: Record<string, string>) =>
  element(`ram:${name}`, content, attributes);

const amount = (cents: Cents): string => (cents / 100).toFixed(2);

/** '2026-11-24' */
const day = (isoDay: string, type = 'udt'): Xml =>
  element(`${type}:DateTimeString`, isoDay.replaceAll('-', ''), { format: '102' });

/** Six decimals give the net amount of the line again. */
const unitPrice = ({ netCents, quantity }: LineFigures): string =>
  (netCents / 100 / quantity).toFixed(6).replace(/(\.\d\d\d*?)0+$/, '$1');

function taxOf(rate: number): Xml[] {
  return [
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', rate > 0 ? 'S' : 'Z'),
    ram('RateApplicablePercent', String(rate)),
  ];
}

function lineItem(line: LineFigures, index: number): Xml {
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(index + 1))]),
    ram('SpecifiedTradeProduct', [ram('Name', line.title), ram('Description', line.subtitle)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [ram('ChargeAmount', unitPrice(line))]),
    ]),
    // UN/ECE recommendation 20: piece.
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', String(line.quantity), { unitCode: 'H87' })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', taxOf(line.rate)),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', amount(line.netCents))]),
    ]),
  ]);
}

interface Address {
  street?: string | undefined;
  postcode?: string | undefined;
  city?: string | undefined;
}

function addressOf({ street, postcode, city }: Address): Xml {
  return ram('PostalTradeAddress', [
    ram('PostcodeCode', postcode),
    ram('LineOne', street),
    ram('CityName', city),
    ram('CountryID', COUNTRY),
  ]);
}

function sellerOf({ seller, place }: DocumentData): Xml {
  const { firma, hrb, telefon, email, strasse: street, plz: postcode, ort: city, ustId } = seller;
  return ram('SellerTradeParty', [
    ram('Name', firma),
    ram('SpecifiedLegalOrganization', [ram('ID', hrb)]),
    ram('DefinedTradeContact', [
      ram('PersonName', place),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', telefon)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', email)]),
    ]),
    addressOf({ street, postcode, city }),
    ram('SpecifiedTaxRegistration', [ram('ID', ustId, { schemeID: 'VA' })]),
  ]);
}

function partyOf(name: string, party: Address & DocumentData['buyer']): Xml {
  const person = `${party.firstName} ${party.lastName}`;
  return ram(name, [
    ram('Name', party.company ?? person),
    ram('DefinedTradeContact', party.company ? [ram('PersonName', person)] : []),
    addressOf(party),
  ]);
}

function meansOf({ kind, method, seller }: DocumentData): Xml {
  if (method === null || kind === 'correction') return '';
  const bank = isTransfer(method) ? seller.bank : null;
  if (isTransfer(method) && !bank) return '';
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', meansCodes[method]),
    ram('Information', paymentTerms[method].name),
    ram('PayeePartyCreditorFinancialAccount', [ram('IBANID', bank?.iban), ram('AccountName', bank?.inhaber)]),
    ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bank?.bic)]),
  ]);
}

function taxBreakdown({ rate, netCents, vatCents }: RateFigures): Xml {
  const [type = '', ...category] = taxOf(rate);
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', amount(vatCents)),
    type,
    ram('BasisAmount', amount(netCents)),
    ...category,
  ]);
}

function allowance(isCharge: boolean, rate: number, netCents: Cents, reason: string): Xml {
  if (netCents === 0) return '';
  return ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    ram('ActualAmount', amount(netCents)),
    ram('Reason', reason),
    ram('CategoryTradeTax', taxOf(rate)),
  ]);
}

function summation({ figures, paidCents }: DocumentData): Xml {
  const { rates, lines, netCents, vatCents, roundingCents, totalCents } = figures;
  const sum = (cents: readonly Cents[]) => cents.reduce((total, one) => total + one, 0);
  const charges = sum(rates.map((rate) => rate.shippingNetCents));
  const allowances = sum(rates.map((rate) => rate.discountNetCents));
  return ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    ram('LineTotalAmount', amount(sum(lines.map((line) => line.netCents)))),
    ram('ChargeTotalAmount', amount(charges)),
    ram('AllowanceTotalAmount', amount(allowances)),
    ram('TaxBasisTotalAmount', amount(netCents)),
    ram('TaxTotalAmount', amount(vatCents), { currencyID: 'EUR' }),
    ram('RoundingAmount', roundingCents === 0 ? undefined : amount(roundingCents)),
    ram('GrandTotalAmount', amount(netCents + vatCents)),
    ram('TotalPrepaidAmount', amount(paidCents)),
    ram('DuePayableAmount', amount(totalCents - paidCents)),
  ]);
}

function settlement(document: DocumentData): Xml {
  const { rates } = document.figures;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', document.order.number),
    ram('InvoiceCurrencyCode', 'EUR'),
    meansOf(document),
    ...rates.map(taxBreakdown),
    ...rates.map((rate) => allowance(false, rate.rate, rate.discountNetCents, 'Gutschein')),
    ...rates.map((rate) => allowance(true, rate.rate, rate.shippingNetCents, document.shipping ?? 'Versand')),
    ram('SpecifiedTradePaymentTerms', [ram('Description', paymentText(document))]),
    summation(document),
    ...document.corrects.map(({ number, issuedOn }) =>
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', number),
        ram('FormattedIssueDateTime', [day(issuedOn, 'qdt')]),
      ]),
    ),
  ]);
}

/** Cross Industry Invoice of UN/CEFACT in the profile EN 16931 of ZUGFeRD; the schema fixes the order of elements. */
export function ciiInvoice(document: DocumentData): string {
  const { kind, number, issuedOn, suppliedOn, order, buyer, deliverTo, reason, figures } = document;
  const transaction = element('rsm:SupplyChainTradeTransaction', [
    ...figures.lines.map(lineItem),
    ram('ApplicableHeaderTradeAgreement', [
      sellerOf(document),
      partyOf('BuyerTradeParty', buyer),
      ram('SellerOrderReferencedDocument', [ram('IssuerAssignedID', order.number)]),
    ]),
    ram('ApplicableHeaderTradeDelivery', [
      deliverTo ? partyOf('ShipToTradeParty', deliverTo) : '',
      ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [day(suppliedOn)])]),
    ]),
    settlement(document),
  ]);
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', EN_16931)]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', number),
        ram('TypeCode', typeCodes[kind]),
        ram('IssueDateTime', [day(issuedOn)]),
        ram('IncludedNote', reason ? [ram('Content', reason)] : []),
      ]),
      transaction,
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`;
}
