import { SaxesParser } from 'saxes';

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** @throws {Error} if the text is not well-formed XML */
export function readXml(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root;
}

/** 'a/b' finds all b of all a below the node. */
export function find(node: Node, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>(
      (found, step) => found.flatMap((one) => one.children.filter(({ name }) => name === step)),
      [node],
    );
}

/** Children in the order of the schema of Factur-X 1.0, profile EN 16931; those that end in * may repeat. */
const orders: Readonly<Record<string, string>> = {
  'rsm:CrossIndustryInvoice':
    'rsm:ExchangedDocumentContext rsm:ExchangedDocument rsm:SupplyChainTradeTransaction',
  'rsm:ExchangedDocument': 'ram:ID ram:TypeCode ram:IssueDateTime ram:IncludedNote*',
  'rsm:SupplyChainTradeTransaction':
    'ram:IncludedSupplyChainTradeLineItem* ram:ApplicableHeaderTradeAgreement ram:ApplicableHeaderTradeDelivery ram:ApplicableHeaderTradeSettlement',
  'ram:IncludedSupplyChainTradeLineItem':
    'ram:AssociatedDocumentLineDocument ram:SpecifiedTradeProduct ram:SpecifiedLineTradeAgreement ram:SpecifiedLineTradeDelivery ram:SpecifiedLineTradeSettlement',
  'ram:SpecifiedTradeProduct': 'ram:Name ram:Description',
  'ram:ApplicableHeaderTradeAgreement':
    'ram:SellerTradeParty ram:BuyerTradeParty ram:SellerOrderReferencedDocument',
  'ram:SellerTradeParty':
    'ram:Name ram:SpecifiedLegalOrganization ram:DefinedTradeContact ram:PostalTradeAddress ram:SpecifiedTaxRegistration*',
  'ram:BuyerTradeParty': 'ram:Name ram:DefinedTradeContact ram:PostalTradeAddress',
  'ram:ShipToTradeParty': 'ram:Name ram:DefinedTradeContact ram:PostalTradeAddress',
  'ram:DefinedTradeContact':
    'ram:PersonName ram:TelephoneUniversalCommunication ram:EmailURIUniversalCommunication',
  'ram:PostalTradeAddress': 'ram:PostcodeCode ram:LineOne ram:CityName ram:CountryID',
  'ram:ApplicableHeaderTradeDelivery': 'ram:ShipToTradeParty ram:ActualDeliverySupplyChainEvent',
  'ram:ApplicableHeaderTradeSettlement':
    'ram:PaymentReference ram:InvoiceCurrencyCode ram:SpecifiedTradeSettlementPaymentMeans* ram:ApplicableTradeTax* ram:SpecifiedTradeAllowanceCharge* ram:SpecifiedTradePaymentTerms ram:SpecifiedTradeSettlementHeaderMonetarySummation ram:InvoiceReferencedDocument*',
  'ram:SpecifiedTradeSettlementPaymentMeans':
    'ram:TypeCode ram:Information ram:PayeePartyCreditorFinancialAccount ram:PayeeSpecifiedCreditorFinancialInstitution',
  'ram:ApplicableTradeTax':
    'ram:CalculatedAmount ram:TypeCode ram:BasisAmount ram:CategoryCode ram:RateApplicablePercent',
  'ram:CategoryTradeTax': 'ram:TypeCode ram:CategoryCode ram:RateApplicablePercent',
  'ram:SpecifiedTradeAllowanceCharge': 'ram:ChargeIndicator ram:ActualAmount ram:Reason ram:CategoryTradeTax',
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation':
    'ram:LineTotalAmount ram:ChargeTotalAmount ram:AllowanceTotalAmount ram:TaxBasisTotalAmount ram:TaxTotalAmount ram:RoundingAmount ram:GrandTotalAmount ram:TotalPrepaidAmount ram:DuePayableAmount',
};

function wrongOrder(node: Node): string[] {
  const order = orders[node.name]?.split(' ');
  const below = node.children.flatMap(wrongOrder);
  if (!order) return below;
  let place = 0;
  for (const { name } of node.children) {
    const at = order.findIndex((one, index) => index >= place && one.replace('*', '') === name);
    if (at === -1) return [...below, `${name} in ${node.name}`];
    place = order[at]?.endsWith('*') ? at : at + 1;
  }
  return below;
}

/** Decimal text as a whole number of 10^-8, so that nothing is rounded on the way. */
function exact(text = '0'): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  return BigInt(`${sign}${whole}${part.padEnd(8, '0')}`);
}

const CENT = 1_000_000n;

/** Half up, away from zero. */
function roundedToCents(value: bigint, divisor: bigint): bigint {
  const cent = CENT * divisor;
  const size = ((value < 0n ? -value : value) + cent / 2n) / cent;
  return (value < 0n ? -size : size) * CENT;
}

const total = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/** The rules of EN 16931-1 that the invoice breaks, by their identifiers. */
export function brokenRules(xml: string): string[] {
  const root = readXml(xml);
  const trade = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
  const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
  const textOf = (node: Node | undefined, path: string) => (node ? find(node, path)[0]?.text : undefined);
  const value = (node: Node | undefined, path: string) => exact(textOf(node, path));
  const header = find(root, settlement)[0];
  const sums = find(root, `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`)[0];
  const lines = find(root, `${trade}/ram:IncludedSupplyChainTradeLineItem`).map((item) => ({
    net: value(
      item,
      'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    ),
    price: value(item, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'),
    quantity: BigInt(textOf(item, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity') ?? '0'),
    rate: textOf(item, 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent'),
  }));
  const shares = find(header as Node, 'ram:SpecifiedTradeAllowanceCharge').map((share) => ({
    isCharge: textOf(share, 'ram:ChargeIndicator/udt:Indicator') === 'true',
    amount: value(share, 'ram:ActualAmount'),
    rate: textOf(share, 'ram:CategoryTradeTax/ram:RateApplicablePercent'),
  }));
  const taxes = find(header as Node, 'ram:ApplicableTradeTax').map((tax) => ({
    vat: value(tax, 'ram:CalculatedAmount'),
    basis: value(tax, 'ram:BasisAmount'),
    rate: textOf(tax, 'ram:RateApplicablePercent'),
  }));
  const amountOf = (name: string) => value(sums, `ram:${name}`);
  const of = (isCharge: boolean, rate?: string) =>
    total(
      shares
        .filter((share) => share.isCharge === isCharge && (rate === undefined || share.rate === rate))
        .map(({ amount }) => amount),
    );
  const holds: Record<string, boolean> = {
    'BR-16 at least one line': lines.length > 0,
    'BR-27 no negative price': lines.every(({ price }) => price >= 0n),
    'BR-CO-10 sum of lines': amountOf('LineTotalAmount') === total(lines.map(({ net }) => net)),
    'BR-CO-11 sum of allowances': amountOf('AllowanceTotalAmount') === of(false),
    'BR-CO-12 sum of charges': amountOf('ChargeTotalAmount') === of(true),
    'BR-CO-13 net':
      amountOf('TaxBasisTotalAmount') ===
      amountOf('LineTotalAmount') - amountOf('AllowanceTotalAmount') + amountOf('ChargeTotalAmount'),
    'BR-CO-14 sum of VAT': amountOf('TaxTotalAmount') === total(taxes.map(({ vat }) => vat)),
    'BR-CO-15 gross':
      amountOf('GrandTotalAmount') === amountOf('TaxBasisTotalAmount') + amountOf('TaxTotalAmount'),
    'BR-CO-16 due':
      amountOf('DuePayableAmount') ===
      amountOf('GrandTotalAmount') - amountOf('TotalPrepaidAmount') + amountOf('RoundingAmount'),
    'BR-CO-17 VAT from its basis': taxes.every(
      ({ vat, basis, rate }) => vat === roundedToCents(basis * exact(rate), 100n * 100_000_000n),
    ),
    'BR-S-08 basis of a rate': taxes.every(
      ({ basis, rate }) =>
        basis ===
        total(lines.filter((line) => line.rate === rate).map(({ net }) => net)) -
          of(false, rate) +
          of(true, rate),
    ),
    'one breakdown a rate':
      new Set(taxes.map(({ rate }) => rate)).size === taxes.length &&
      [...lines, ...shares].every(({ rate }) => taxes.some((tax) => tax.rate === rate)),
    'line net is price times quantity': lines.every(
      ({ net, price, quantity }) => net === roundedToCents(price * quantity, 1n),
    ),
    'BR-CO-25 terms of payment':
      amountOf('DuePayableAmount') <= 0n ||
      (textOf(header, 'ram:SpecifiedTradePaymentTerms/ram:Description') ?? '') !== '',
    'no empty element': !/<([\w:]+)[^>]*><\/\1>/.test(xml),
  };
  const broken = Object.entries(holds).flatMap(([rule, isHeld]) => (isHeld ? [] : [rule]));
  return [...broken, ...wrongOrder(root)];
}
