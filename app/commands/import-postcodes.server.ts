import fs from 'node:fs/promises';
import { importPostcodes } from '~/domain/tenancy/places/import-postcodes.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';

/** @throws {ConfigError} for a file that is missing or has no postcodes */
export async function importPostcodesFile(context: Context, file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8').catch((error: Error) => {
    throw new ConfigError(`${file} cannot be read: ${error.message}`);
  });
  const result = await importPostcodes(context, text);
  if (!result.ok) throw new ConfigError(`${file} has no German postcodes with latitude and longitude.`);
  return `${result.postcodes} postcodes from ${result.rows} rows; ${result.leftOut} rows were left out.`;
}
