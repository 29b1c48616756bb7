import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import { COPY_SUBJECT, copyRefusals } from '~/domain/desk/location/copy-form';
import { readWeek } from '~/domain/desk/location/schemas';
import { carrierRows, readShipping } from '~/domain/desk/location/shipping-form';
import {
  categoryField,
  proposedSetUp,
  type SetUpResult,
  type SetUpTexts,
  setUpSchema,
} from '~/domain/desk/set-up/set-up-form';
import { companyFile } from '~/domain/tenancy/company-file.server';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { positionOfPostcode } from '~/domain/tenancy/places/find-place.server';
import { hosts, locations } from '~/domain/tenancy/tables';
import { themeNames } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { FileProblem } from '~/platform/files/network-file';
import { locationFile } from '../files/location-file.server';
import type { PictureTools } from '../pictures/load-pictures.server';
import { checkEntry, formatProblem, NetworkFilesError } from '../reading/file-problems';
import { importNetwork } from '../writing/import-network.server';
import { UNSEEN } from '../writing/progress-bar';
import { lockNetwork } from '../writing/write-network.server';
import { chosenCategories, fieldsOfFiles, firstNetwork, type StandardCategory } from './first-network.server';

type Errors = Record<string, string[]>;

export async function hasNetwork({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [host] = await db.select({ id: hosts.id }).from(hosts).limit(1);
  const [location] = await db.select({ id: locations.id }).from(locations).limit(1);
  return host !== undefined || location !== undefined;
}

function checkFiles(entries: ReturnType<typeof firstNetwork>, errors: Errors): void {
  const { schema } = locationFile.codec;
  const found: FileProblem[] = [];
  checkEntry(hostFile.codec.schema, entries.hosts, { file: 'hosts', place: '' }, found);
  checkEntry(companyFile.codec.schema, entries.companies, { file: 'companies', place: '' }, found);
  checkEntry(schema, entries.locations, { file: 'locations', place: '' }, found);
  for (const { file, place, message } of found) {
    const column = /Feld ([\w.]+)/.exec(place)?.[1] ?? '';
    const field = fieldsOfFiles[file]?.[column] ?? '';
    errors[field] ??= [`${message[0]?.toUpperCase()}${message.slice(1)}.`];
  }
}

async function readSetUp(context: Context, values: SetUpTexts, standard: readonly StandardCategory[]) {
  const parsed = setUpSchema.safeParse(values);
  const errors: Errors = parsed.success ? {} : { ...z.flattenError(parsed.error).fieldErrors };
  const week = readWeek(values);
  const shipping = readShipping(values, carrierRows(proposedSetUp.carriers));
  const categories = chosenCategories(standard, values);
  if (categories.length === 0) errors[categoryField(0)] = ['Bitte wählen Sie mindestens eine Warengruppe.'];
  const urls = categories.flatMap(({ url, subCategories }) => [url, ...subCategories.map((one) => one.url)]);
  if (urls.includes(values.adresse?.trim() ?? '')) errors.adresse = [copyRefusals.reserved];
  Object.assign(errors, week.errors, shipping.errors);
  const position = await positionOfPostcode(context, values.plz?.trim() ?? '');
  if (!position) errors.plz ??= ['Diese Postleitzahl gibt es nicht.'];
  const entries = firstNetwork({
    values,
    categories,
    theme: themeNames.find((name) => name === values.thema) ?? proposedSetUp.theme,
    position,
    openingHours: week.hours,
    delivery: shipping,
  });
  checkFiles(entries, errors);
  return { errors, files: { ...entries, categories } };
}

type Files = Awaited<ReturnType<typeof readSetUp>>['files'];

async function importFiles(tx: Context, files: Files, tools: PictureTools): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-'));
  try {
    for (const [name, entries] of Object.entries(files))
      await fs.writeFile(path.join(folder, `${name}.json`), JSON.stringify([entries].flat()));
    await importNetwork(tx, [folder], { isDryRun: false, pictureTools: tools }, UNSEEN);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** The first host, company, location and categories of an empty network: of several people who send the form, the first one makes them. */
export async function setUpNetwork(
  context: Context,
  values: SetUpTexts,
  staff: string,
  { standard, tools }: { standard: readonly StandardCategory[]; tools: PictureTools },
): Promise<SetUpResult> {
  const { errors, files } = await readSetUp(context, values, standard);
  if (Object.keys(errors).length > 0) return { ok: false, code: 'invalid', errors };
  try {
    return await inTransaction(context, async (tx): Promise<SetUpResult> => {
      await lockNetwork(tx);
      if (await hasNetwork(tx)) return { ok: false, code: 'exists' };
      await importFiles(tx, files, tools);
      const [made] = await tx.db.select({ id: locations.id, url: locations.url }).from(locations);
      if (!made) throw new Error('the import made no location');
      const change = {
        kind: 'setting',
        subject: COPY_SUBJECT,
        before: null,
        after: { url: made.url },
      } as const;
      await recordChange(tx, { locationId: made.id, staff, ...change });
      return { ok: true, url: made.url };
    });
  } catch (error) {
    if (!(error instanceof NetworkFilesError)) throw error;
    return { ok: false, code: 'invalid', errors: { '': error.problems.map(formatProblem) } };
  }
}
