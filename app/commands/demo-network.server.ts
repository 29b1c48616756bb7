import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { projectRoot } from '~/platform/project-root.server';

const identified = z.array(z.object({ _id: z.string() }));

/** Empty if the file cannot be read: the import tells why. */
function locationIds(folder: string): string[] {
  const file = path.join(folder, 'locations.json');
  if (!existsSync(file)) return [];
  try {
    return identified.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ _id }) => _id);
  } catch {
    return [];
  }
}

const demoIds = () => new Set(locationIds(path.join(projectRoot, 'app/commands/demo')));

export async function hasDemoNetwork({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const stored = await db.select({ id: locations.id }).from(locations);
  const demo = demoIds();
  return stored.length > 0 && stored.every(({ id }) => demo.has(id));
}

/** @returns how a folder with locations of its own takes the demo's place, if the demo is stored */
export async function replacementOfDemo(
  context: Pick<Context, 'db'>,
  files: readonly string[],
): Promise<ConfigError | undefined> {
  const [folder = '', ...others] = files;
  const own = others.length === 0 ? locationIds(folder) : [];
  const demo = demoIds();
  if (own.length === 0 || own.some((id) => demo.has(id)) || !(await hasDemoNetwork(context)))
    return undefined;
  return new ConfigError(
    `The database has the demo network, and ${folder} has another one: "radhaus seed ${folder}" replaces the demo by it.`,
  );
}
