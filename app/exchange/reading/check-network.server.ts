import type { FileProblem, NetworkFile, NetworkView } from '~/platform/files/network-file';
import { fileNameOf } from './named-files.server';

interface ReadNetwork extends NetworkView {
  files: readonly NetworkFile[];
  problems: readonly FileProblem[];
  isRead(name: string): boolean;
}

const listOf = (values: string | null | readonly string[]): readonly string[] =>
  values === null ? [] : typeof values === 'string' ? [values] : values;

function repeated(network: ReadNetwork): FileProblem[] {
  const problems: FileProblem[] = [];
  const shared = new Map<string, Map<string, string>>();
  for (const { name, unique = [] } of network.files)
    for (const { field, of, among } of unique) {
      const places = new Map<string, string>();
      const others = shared.get(field) ?? new Map<string, string>();
      for (const { place, entry } of network.entriesOf<unknown>({ name }))
        for (const value of listOf(of(entry))) {
          const report = (message: string) =>
            problems.push({ file: fileNameOf(name), place: `${place}, Feld ${field}`, message });
          const first = places.get(value);
          if (first !== undefined)
            report(`„${value}“ steht schon ${first.startsWith('im ') ? first : `in ${first}`}`);
          else if (among && others.has(value)) report(`„${value}“ hat schon ${others.get(value)}`);
          else places.set(value, place);
        }
      if (!among) continue;
      for (const value of places.keys()) others.set(value, among);
      shared.set(field, others);
    }
  return problems;
}

function providedNames(network: ReadNetwork, isFaulty: (name: string) => boolean) {
  const found = new Map<string, Set<string> | undefined>();
  for (const { name, provides = [] } of network.files)
    for (const { names, always = [], of } of provides) {
      const known = found.has(names) ? found.get(names) : new Set<string>();
      const isKnown = known && (!of || (network.isRead(name) && !isFaulty(name)));
      found.set(names, isKnown ? known : undefined);
      if (!isKnown) continue;
      for (const one of always) known.add(one);
      if (of)
        for (const { entry } of network.entriesOf<unknown>({ name }))
          for (const one of of(entry)) known.add(one);
    }
  return found;
}

function missingReferences(network: ReadNetwork, isFaulty: (name: string) => boolean): FileProblem[] {
  const provided = providedNames(network, isFaulty);
  return network.files.flatMap(({ name, references = [] }) =>
    references.flatMap(({ field, names, of }) => {
      const known = provided.get(names.name);
      if (!known) return [];
      return network.entriesOf<unknown>({ name }).flatMap(({ place, entry }) =>
        of(entry)
          .filter((one) => one !== null && !known.has(one))
          .map((one) => ({
            file: fileNameOf(name),
            place: `${place}, Feld ${field}`,
            message: names.missing(one ?? ''),
          })),
      );
    }),
  );
}

function ownProblems(
  file: NetworkFile,
  network: ReadNetwork,
  isFaulty: (name: string) => boolean,
): FileProblem[] {
  const problems: FileProblem[] = [];
  if (!file.needs?.some(isFaulty))
    file.check?.(network.entriesOf<unknown>(file), network, (place, field, message) =>
      problems.push({ file: fileNameOf(file.name), place: `${place}, Feld ${field}`, message }),
    );
  return problems;
}

/** References into a faulty file are skipped: its rejected entries would make them look wrong. */
export function checkNetwork(network: ReadNetwork): FileProblem[] {
  const faulty = new Set(network.problems.map(({ file }) => file));
  const isFaulty = (name: string) => faulty.has(fileNameOf(name));
  return [
    ...repeated(network),
    ...missingReferences(network, isFaulty),
    ...network.files.flatMap((file) => ownProblems(file, network, isFaulty)),
  ];
}
