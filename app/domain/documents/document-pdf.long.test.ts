import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedDocuments } from '../../../tests/support/generated-documents';
import { hasPdfValidator, validatePdfA } from '../../../tests/support/pdf-validator';
import { testFolder } from '../../../tests/support/test-folder';
import { documentPdf } from './document-pdf.server';

/** By the validator's codes: it knows part 1 of PDF/A only, an invoice is of part 3. */
const OF_PART_1 = [
  // Part 3 exists for embedded files: the name of one in the document, and the file itself (ISO 19005-3, 6.8).
  ['1.4.7', 'EmbeddedFile entry is present in the Names dictionary'],
  ['1.2.9', 'EmbeddedFile entry is present in a FileSpecification dictionary'],
  // A subset of a font must list its characters; since part 2 it need not (ISO 19005-2, 6.2.11.4.2).
  ['3.1.11', 'The CIDSet entry is missing for the Composite Subset'],
  // The metadata name part 3.
  ['7.11.2', 'part must be 1'],
] as const;

const brand = { title: 'Autohaus Muster', ground: '#0b4a82', ink: '#ffffff' };
const at = new Date('2026-11-24T10:00:00Z');
const folder = testFolder();

function written(name: string, pdf: Buffer): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, pdf);
  return file;
}

/** With another text of the same length, so that every offset stays right. */
function damaged(pdf: Buffer, from: string, to: string): Buffer {
  const text = pdf.toString('latin1');
  expect([text.includes(from), to.length]).toEqual([true, from.length]);
  return Buffer.from(text.replaceAll(from, to), 'latin1');
}

const isOfPart1 = ({ code, details }: { code: string; details: string }) =>
  OF_PART_1.some(([known, words]) => code === known && details.includes(words));

describe.skipIf(!hasPdfValidator())('an independent validator of PDF/A', () => {
  const documents = fc.sample(generatedDocuments, { numRuns: 40, seed: 22 });

  it('finds nothing in invoices and corrections but what part 3 allows', { timeout: 600_000 }, async () => {
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'correction']));
    const files: string[] = [];
    for (const [index, document] of documents.entries())
      files.push(written(`${index}.pdf`, await documentPdf(document, brand, at)));
    const findings = await validatePdfA(files);
    expect(findings.filter((one) => !isOfPart1(one))).toEqual([]);
    for (const file of files)
      expect(
        [...new Set(findings.filter((one) => one.file === file).map(({ code }) => code))].sort(),
      ).toEqual(OF_PART_1.map(([code]) => code).sort());
  });

  it.each([
    ['without its colour profile', '/GTS_PDFA1', '/GTS_PDFX1', /^2\./],
    ['without its fonts', '/FontFile2 ', '/FontFileX ', /^3\./],
  ])('finds what is wrong in one %s', { timeout: 120_000 }, async (_, from, to, code) => {
    const [document = expect.fail('no document')] = documents;
    const pdf = damaged(await documentPdf(document, brand, at), from, to);
    const findings = await validatePdfA([written('broken.pdf', pdf)]);
    const found = findings.filter((one) => !isOfPart1(one)).map((one) => one.code);
    expect(found).toContainEqual(expect.stringMatching(code));
  });
});
