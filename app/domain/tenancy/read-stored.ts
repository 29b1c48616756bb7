import type { z } from 'zod';

interface Problem {
  path: PropertyKey[];
  problem: string;
}

/** Each round may find what the one before hid. */
const MAX_ROUNDS = 5;

/** Without the entries of lists that the paths lead to; undefined: a path leads through no list. */
function withoutEntries(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (Array.isArray(value)) {
    const gone = new Set(paths.map(([index]) => index));
    return value.filter((_entry, index) => !gone.has(index));
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const names = new Set(paths.map(([name]) => String(name)));
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
    if (!names.has(name)) return [name, part];
    const below = paths.flatMap(([first, ...rest]) => (String(first) === name ? [rest] : []));
    return [name, withoutEntries(part, below)];
  });
  const isLost = entries.some(([name, part]) => names.has(name) && part === undefined);
  return isLost ? undefined : Object.fromEntries(entries);
}

/** A stored value; an entry of a list that the schema refuses costs itself alone. @param fallback if nothing can be kept */
export function readStored(
  schema: z.ZodType,
  stored: unknown,
  fallback: unknown,
): { value: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  let rest = stored;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(rest);
    if (result.success) return { value: result.data, problems };
    const { issues } = result.error;
    // In later rounds the entries have other places.
    problems.push(
      ...issues.map(({ path, message: problem }) => ({
        path: round === 0 ? path : path.slice(0, 0),
        problem,
      })),
    );
    rest = withoutEntries(
      rest,
      issues.map(({ path }) => path),
    );
    if (rest === undefined) break;
  }
  return { value: fallback, problems };
}
