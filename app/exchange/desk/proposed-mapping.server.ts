import type { ColumnMapping } from '~/domain/desk/imports/import';
import { ConfigError } from '~/platform/config/config.server';
import { findNetworkFiles } from '../reading/named-files.server';
import { codecOfKind, fieldsOfKind } from './import-kinds.server';
import { readHead } from './open-file.server';
import { proposeMapping, undecidedColumns } from './propose-mapping';
import { UploadFault } from './upload-fault';

/** For a table of others: `spalten.json` to begin with, and columns of ours that nothing of theirs says. */
export async function proposedMapping(
  named: string,
  kind: string | undefined,
): Promise<{ mapping: ColumnMapping; missing: string[]; undecided: string | undefined }> {
  const [[name, path] = ['', named]] = findNetworkFiles([named], kind);
  const fields = fieldsOfKind(name);
  if (fields.length === 0)
    throw new ConfigError(`${named}: only tables of articles and vehicles have a mapping.`);
  const sample = await readHead(path).catch((error: unknown) => {
    throw error instanceof UploadFault ? new ConfigError(`${named}: ${error.message}`) : error;
  });
  const ours = fields.map((field) => field.name);
  const mapping = proposeMapping(sample, ours);
  const { splits = {} } = codecOfKind(name) ?? {};
  const targets = Object.values(mapping.spalten).flat();
  const given = new Set([...targets, ...targets.flatMap((target) => splits[target]?.columns ?? [])]);
  const missing = fields.filter((field) => field.isRequired && !given.has(field.name));
  const undecided = undecidedColumns(sample, mapping, ours);
  return { mapping, missing: missing.map((field) => field.name), undecided };
}
