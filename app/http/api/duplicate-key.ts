const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** No call takes more. */
const MAX_DEPTH = 64;

/** The first name that an object has twice, of which parsers keep one or the other. @param text valid JSON @throws {RangeError} if it is nested too deeply */
export function duplicateKey(text: string): string | undefined {
  const objects: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':') {
      const name: string = JSON.parse(last);
      const names = objects.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
    if (objects.length > MAX_DEPTH) throw new RangeError(`more than ${MAX_DEPTH} levels`);
    last = token;
  }
  return undefined;
}
