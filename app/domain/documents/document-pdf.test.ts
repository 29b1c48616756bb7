import { expect, it } from 'vitest';
import { vatByRate } from '~/values/vat';
import { streamsOf } from '../../../tests/support/documents';
import { documentOf, type GeneratedOrder } from '../../../tests/support/generated-documents';
import { ciiInvoice } from './cii-invoice';
import { documentPdf } from './document-pdf.server';

const brand = { title: 'Autohaus Muster', ground: '#0b4a82', ink: '#ffffff' };
const at = new Date('2026-11-24T10:00:00Z');

/** Different articles, 4 pieces each. */
function ordered(count: number, title = 'Reifen'): GeneratedOrder {
  const lines = Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    title: `${title} ${index + 1}`,
    subtitle: '205/55 R16',
    quantity: 4,
    unitPriceCents: 8_490,
    depositCents: 0,
    discountCents: 0,
    vatRate: 19,
  }));
  const vat = vatByRate([{ rate: 19, goodsCents: count * 4 * 8_490, depositCents: 0 }], 0);
  return { lines, shippingCents: 0, vat };
}

const asText = (pdf: Buffer) => pdf.toString('latin1');
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages\s[^>]*\/Count (\d+)/.exec(asText(pdf))?.[1]);

it('is PDF/A-3 with the electronic invoice in it', async () => {
  const document = documentOf(ordered(1));
  const pdf = await documentPdf(document, brand, at);
  const text = asText(pdf);
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(text).toContain('/S /GTS_PDFA1');
  expect(text).toMatch(/\/AFRelationship \/Alternative\s+\/F \(factur-x\.xml\)/);
  expect(text).toMatch(/\/AF \[\d+ 0 R\]/);
  expect(text).toContain('/Subtype /text#2Fxml');
  const fonts = text.match(/\/Type \/FontDescriptor/g)?.length;
  expect([fonts, text.match(/\/FontFile2 /g)?.length]).toEqual([2, 2]);
  expect(streamsOf(pdf)).toContain(ciiInvoice(document));
});

it("bears the location's title on its own colour", async () => {
  const drawn = async (own: typeof brand) =>
    streamsOf(await documentPdf(documentOf(ordered(1)), own, at)).find((stream) => stream.includes(' re\n'));
  const fill = (...parts: number[]) => `${parts.map((part) => part / 255).join(' ')} scn`;
  expect(await drawn(brand)).toContain(fill(0x0b, 0x4a, 0x82));
  const red = await drawn({ ...brand, ground: '#cc0000' });
  expect(red).toContain(fill(0xcc, 0, 0));
  expect(red).not.toContain(fill(0x0b, 0x4a, 0x82));
});

it('goes on over pages, and keeps what no font has from the page', async () => {
  expect(pagesOf(await documentPdf(documentOf(ordered(1)), brand, at))).toBe(1);
  expect(pagesOf(await documentPdf(documentOf(ordered(40)), brand, at))).toBe(3);
  const odd = ordered(1, `${'Donaudampfschifffahrt'.repeat(30)} Ağır Москва 漢字 \u{1f600}\u0007`);
  expect(pagesOf(await documentPdf(documentOf(odd), brand, at))).toBe(1);
});
