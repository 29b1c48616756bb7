import type { DocumentedCall } from './api-docs-page';

function wordsOf(call: DocumentedCall): string {
  const { method, path, summary, parameters, body, line, answer, file } = call;
  const fields = [...parameters, ...body, ...line, ...answer].map(({ name }) => name);
  return [method, path, summary, file?.name ?? '', ...fields].join('\n').toLowerCase();
}

export function findCalls(calls: readonly DocumentedCall[], typed: string): DocumentedCall[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const own = wordsOf(call);
    return words.every((word) => own.includes(word));
  });
}
