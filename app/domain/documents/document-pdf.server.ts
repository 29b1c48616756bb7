import { recipientLines } from '~/domain/orders/order';
import { formatIsoDate } from '~/values/german-date';
import { type Cents, formatCents } from '~/values/money';
import { ciiInvoice } from './cii-invoice';
import { type Buyer, type DocumentData, documentNames } from './document';
import { type Brand, LEFT, Letter, mm, RIGHT } from './letter.server';
import { type Column, drawTable } from './letter-table.server';
import { paymentText } from './payment-text';

/** XMP of Factur-X 1.0 (ZUGFeRD 2): PDF/A asks for a description of the schema that the last part uses. */
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const XML_NAME = 'factur-x.xml';

const values = {
  DocumentType: 'INVOICE',
  DocumentFileName: XML_NAME,
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
};

const describedProperty = (name: string) => `
<rdf:li rdf:parseType="Resource">
  <pdfaProperty:name>${name}</pdfaProperty:name>
  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
  <pdfaProperty:category>external</pdfaProperty:category>
  <pdfaProperty:description>${name} of the embedded invoice</pdfaProperty:description>
</rdf:li>`;

const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${Object.keys(values).map(describedProperty).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${Object.entries(values)
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>`;

const columns: Column[] = [
  { title: 'Pos.', width: 8 },
  { title: 'Bezeichnung' },
  { title: 'Menge', width: 12, isNumber: true },
  { title: 'USt.', width: 11, isNumber: true },
  { title: 'Einzelpreis', width: 23, isNumber: true },
  { title: 'Betrag', width: 24, isNumber: true },
];

const vatColumns: Column[] = [
  { title: 'Umsatzsteuer' },
  { title: 'Netto', width: 28, isNumber: true },
  { title: 'Steuer', width: 28, isNumber: true },
  { title: 'Brutto', width: 28, isNumber: true },
];

export function buyerLines({ firstName, lastName, company, street, postcode, city }: Buyer): string[] {
  const name = `${firstName} ${lastName}`;
  if (street === undefined || postcode === undefined || city === undefined)
    return [...(company ? [company] : []), name];
  const address = [street, `${postcode} ${city}`];
  return company ? [company, name, ...address] : [name, ...address];
}

function factsOf({ kind, number, issuedOn, suppliedOn, order }: DocumentData): [string, string][] {
  return [
    [kind === 'invoice' ? 'Rechnungsnr.' : 'Korrekturnr.', number],
    ['Datum', formatIsoDate(issuedOn)],
    ['Lieferdatum', formatIsoDate(suppliedOn)],
    ['Bestellung', order.number],
    ['Bestellt am', formatIsoDate(order.placedOn)],
  ];
}

function introductionOf({ kind, corrects, reason, deliverTo }: DocumentData): string[] {
  const invoices = corrects.map(({ number, issuedOn }) => `${number} vom ${formatIsoDate(issuedOn)}`);
  const ofInvoices = `${invoices.length === 1 ? 'Ihre Rechnung' : 'Ihre Rechnungen'} ${invoices.join(', ')}`;
  return [
    ...(kind === 'correction' ? [`Wir korrigieren ${ofInvoices} um die folgenden Beträge.`] : []),
    ...(reason ? [`Grund: ${reason}`] : []),
    ...(deliverTo ? [`Geliefert an: ${recipientLines(deliverTo).join(', ')}`] : []),
  ];
}

function drawSum(letter: Letter, name: string, cents: Cents, isBold = false): void {
  const size = isBold ? 11.5 : 9.5;
  letter.write(name, { x: mm(105), width: mm(52), isBold, size });
  letter.y +=
    letter.write(formatCents(cents), { x: mm(157), width: mm(33), isBold, size, align: 'right' }) + mm(1);
}

function drawSums(letter: Letter, { kind, figures, shipping = 'Versand' }: DocumentData): void {
  const { lines, discountCents, shippingCents, totalCents } = figures;
  letter.reserve(mm(34));
  letter.y += mm(2);
  if (discountCents + shippingCents > 0)
    drawSum(
      letter,
      'Zwischensumme',
      lines.reduce((sum, line) => sum + line.grossCents, 0),
    );
  if (discountCents > 0) drawSum(letter, 'Gutschein', -discountCents);
  if (shippingCents > 0) drawSum(letter, shipping, shippingCents);
  drawSum(letter, kind === 'invoice' ? 'Rechnungsbetrag' : 'Gutgeschrieben', totalCents, true);
  letter.y += mm(5);
}

function drawVat(letter: Letter, { figures }: DocumentData): void {
  const rows = figures.rates.map(({ rate, netCents, vatCents }) => [
    { text: `${rate} %` },
    { text: formatCents(netCents) },
    { text: formatCents(vatCents) },
    { text: formatCents(netCents + vatCents) },
  ]);
  letter.reserve(mm(14 + 8 * rows.length));
  drawTable(letter, vatColumns, rows);
  if (figures.roundingCents !== 0)
    letter.paragraph(`Rundung: ${formatCents(figures.roundingCents)}`, { size: 8, align: 'right' });
  letter.y += mm(3);
}

/** PDF/A-3 with the electronic invoice, which is the original (ZUGFeRD). */
export function documentPdf(document: DocumentData, brand: Brand, at: Date): Promise<Buffer> {
  const { kind, number, seller, buyer, figures } = document;
  const letter = new Letter({
    brand,
    subject: `${documentNames[kind]} ${number}`,
    sender: seller,
    recipient: buyerLines(buyer),
    facts: factsOf(document),
    at,
  });
  for (const text of introductionOf(document)) letter.paragraph(text);
  letter.y += mm(2);
  drawTable(
    letter,
    columns,
    figures.lines.map(({ title, subtitle, quantity, rate, unitCents, grossCents }, index) => [
      { text: String(index + 1) },
      { text: title, ...(subtitle && { note: subtitle }) },
      { text: String(quantity) },
      { text: `${rate} %` },
      { text: formatCents(unitCents) },
      { text: formatCents(grossCents) },
    ]),
  );
  drawSums(letter, document);
  drawVat(letter, document);
  letter.paragraph(paymentText(document), { width: RIGHT - LEFT });
  letter.pdf.appendXML(facturXMetadata);
  const embedded = {
    name: XML_NAME,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    // Unknown to the types of pdfkit.
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  };
  letter.pdf.file(Buffer.from(ciiInvoice(document)), embedded);
  return letter.finish();
}
