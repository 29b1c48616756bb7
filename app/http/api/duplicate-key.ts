const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** The first name that an object has twice, of which parsers keep one or the other. @param text valid JSON */
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
    last = token;
  }
  return undefined;
}
