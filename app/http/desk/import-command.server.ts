import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { type ColumnMapping, needsConsent } from '~/domain/desk/imports/import';
import {
  constantField,
  KIND_HERE,
  KIND_NETWORK,
  mappingField,
  readMeanings,
} from '~/domain/desk/imports/import-form';
import {
  addImport,
  findImport,
  keepMapping,
  reportOf,
  type StoredImport,
  setFetch,
  startStep,
} from '~/domain/desk/imports/imports.server';
import {
  IMPORT_CHANGED,
  MUST_CONFIRM,
  NO_KIND,
  NO_SUPPLIER,
  noFile,
  noMeaning,
} from '~/domain/desk/imports/messages';
import { type ImportCommand, importCommands, mayDo } from '~/domain/desk/rights';
import { isAllowedAddress } from '~/exchange/desk/fetch-suppliers.server';
import { fieldsOfKind, tableKinds } from '~/exchange/desk/import-kinds.server';
import { deskImportPath } from '~/values/desk-paths';
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '~/values/upload-limit';
import { servicesContext } from '../contexts';
import { sentForm } from '../sent-form.server';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { hiddenPage, refuseRight } from './refuse-right.server';
import { type Desk, requireDesk } from './require-desk.server';

type RouterContext = Readonly<RouterContextProvider>;

/** @throws {Response} 404 for who does not lead the location */
export async function importDesk(routerContext: RouterContext): Promise<Desk> {
  const desk = await requireDesk(routerContext);
  if (!mayDo(desk.roles, 'import-file')) throw await hiddenPage(desk, 'import-file');
  return desk;
}

/** @throws {Response} 404 for one of another location, and for one of the network without a lead of all */
export async function importOfDesk({ context, tenant, isCentral }: Desk, id: string): Promise<StoredImport> {
  const isId = z.uuid().safeParse(id).success;
  const scope = { locationId: tenant.location.id, isCentral };
  const found = isId ? await findImport(context, { ...scope, id }) : undefined;
  if (!found) throw data('Diesen Import gibt es hier nicht.', { status: 404 });
  return found;
}

function kindOf(chosen: string, isCentral: boolean) {
  if (chosen === KIND_HERE) return { kind: 'goods', isNetwork: false };
  if (!isCentral) return undefined;
  if (chosen === KIND_NETWORK) return { kind: 'goods', isNetwork: true };
  return chosen === 'folder' || tableKinds.includes(chosen) ? { kind: chosen, isNetwork: true } : undefined;
}

const MAX_NAME = 60;
const plain = (value: FormDataEntryValue | null, limit: number) =>
  (typeof value === 'string' ? value : '').replaceAll('\0', '').trim().slice(0, limit);

/** @throws {Response} the redirect to the import, which is checked meanwhile */
export async function uploadByForm(routerContext: RouterContext, request: Request) {
  const { context, tenant, user, isCentral } = await importDesk(routerContext);
  const sent = await sentForm(request).catch(() => undefined);
  const file = sent?.get('datei');
  const supplier = plain(sent?.get('lieferant') ?? null, MAX_NAME);
  const chosen = plain(sent?.get('art') ?? null, MAX_NAME);
  const isWhole = sent?.get('ganz') === 'on';
  const what = kindOf(chosen, isCentral);
  const values = { lieferant: supplier, art: chosen, ...(isWhole && { ganz: 'on' }) };
  const form = { command: 'upload-file', values };
  if (file instanceof File && file.size > MAX_UPLOAD_BYTES)
    return invalid(form, { datei: [UPLOAD_TOO_LARGE] });
  if (!(file instanceof File) || file.size === 0 || !supplier || !what)
    return invalid(form, {
      ...((!(file instanceof File) || file.size === 0) && { datei: [noFile(file)] }),
      ...(!supplier && { lieferant: [NO_SUPPLIER] }),
      ...(!what && { art: [NO_KIND] }),
    });
  const id = await addImport(context, {
    ...what,
    supplier,
    isWhole,
    locationId: tenant.location.id,
    staff: user.email,
    fileName: plain(file.name, 120) || 'datei',
    content: Buffer.from(await file.arrayBuffer()),
  });
  throw redirect(`${deskImportPath(id)}?hinweis=upload-file`, 303);
}

/** The choice or text for each of our columns; columns without a field keep their stored mapping. @returns the line of `woerter` that is none */
function mappingOf(
  { kind, header, mapping }: StoredImport,
  { values }: DeskForm,
): ColumnMapping | { line: string } {
  const ours = fieldsOfKind(kind);
  const spalten: ColumnMapping['spalten'] = Object.fromEntries(header.map((theirs) => [theirs, []]));
  ours.forEach(({ name }, index) => {
    const theirs = values[mappingField(index)] ?? '';
    if (theirs && header.includes(theirs)) spalten[theirs] = [...(spalten[theirs] ?? []), name];
  });
  const fest: ColumnMapping['fest'] = { ...mapping?.fest };
  ours.forEach(({ name }, index) => {
    const constant = values[constantField(index)]?.trim().slice(0, MAX_NAME);
    if (constant) fest[name] = constant;
    else if (constant === '') delete fest[name];
  });
  const names = ours.map(({ name }) => name);
  const read = values.woerter === undefined ? undefined : readMeanings(values.woerter, names);
  if (read?.ok === false) return { line: read.line };
  const werte = read?.meanings ?? mapping?.werte ?? {};
  return { dezimalkomma: values.komma === 'on', spalten, werte, fest };
}

const fetchSchema = z.object({
  adresse: z.string().trim().max(500),
  bericht: z.email('Bitte geben Sie eine E-Mail-Adresse an.'),
});

const NOT_LISTED =
  'Von dort darf der Shop nichts abholen. Erlaubte Adressen nennt der Betreiber in IMPORT_SOURCES.';

async function changeFetch(routerContext: RouterContext, desk: Desk, row: StoredImport, form: DeskForm) {
  const key = { ...row, name: row.supplier };
  if (form.command === 'end-fetch') return setFetch(desk.context, key, undefined);
  const parsed = fetchSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { adresse, bericht } = parsed.data;
  const { config } = routerContext.get(servicesContext);
  if (!isAllowedAddress(adresse, config.importSources))
    return refused(form, { field: 'adresse', text: NOT_LISTED }, 400);
  return setFetch(desk.context, key, { address: adresse, reportTo: bericht });
}

async function run(
  routerContext: RouterContext,
  desk: Desk,
  row: StoredImport,
  form: DeskForm & { command: ImportCommand },
) {
  const { context } = desk;
  const staff = desk.user.email;
  const isConfirmed = form.values.trotzdem === 'on';
  switch (form.command) {
    case 'upload-file':
      return false;
    case 'map-columns': {
      const mapping = mappingOf(row, form);
      if ('line' in mapping) return invalid(form, { woerter: [noMeaning(mapping.line)] });
      const set = { mapping, isWhole: form.values.ganz === 'on', isConfirmed: false };
      const step = { staff, from: ['ready', 'failed', 'checking'], to: 'checking', set } as const;
      if (!(await startStep(context, row.id, step))) return false;
      await keepMapping(context, { ...row, ...set }, { isTried: true });
      return true;
    }
    case 'import-file':
      if (needsConsent(reportOf(row)) && !isConfirmed)
        return refused(form, { field: 'trotzdem', text: MUST_CONFIRM }, 400);
      return startStep(context, row.id, {
        staff,
        from: ['ready', 'running'],
        to: 'running',
        set: { isConfirmed },
      });
    case 'undo-import':
      if (row.kind !== 'goods') return false;
      return startStep(context, row.id, { staff, from: ['done', 'undoing'], to: 'undoing' });
    case 'fetch-file':
    case 'end-fetch':
      return changeFetch(routerContext, desk, row, form);
  }
}

export const importVersion = ({ state, finishedAt, isWhole }: StoredImport) =>
  [state, finishedAt?.getTime() ?? '', isWhole].join(' ');

/** @throws {Response} the redirect to the import, which says what was done */
export async function importCommandByForm(routerContext: RouterContext, id: string, sent: FormData) {
  const desk = await importDesk(routerContext);
  const row = await importOfDesk(desk, id);
  const command = importCommands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  if (!command || !mayDo(desk.roles, command)) return refuseRight(desk, form, command);
  if (form.values.stand !== importVersion(row)) return refused(form, { text: IMPORT_CHANGED }, 409);
  const result = await run(routerContext, desk, row, { ...form, command });
  if (typeof result !== 'boolean') return result;
  if (!result) return refused(form, { text: IMPORT_CHANGED }, 409);
  throw redirect(`${deskImportPath(row.id)}?hinweis=${command}`, 303);
}
