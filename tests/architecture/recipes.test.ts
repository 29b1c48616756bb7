import { expect, it } from 'vitest';
import { sourceFiles } from './source-files';

const recipe =
  /const (\w+) = (?:stack|row|grid|gridRecipe|cluster|inline|center|column|columnRecipe|note|noteRecipe|container)\([^;]*?\);/g;
const selector = /globalStyle\(\s*`([^`]*)`/g;

/** Selectors whose classes are all those of recipes, which other elements have, too. */
function sharedSelectors(text: string): string[] {
  const bare = new Set([...text.matchAll(recipe)].map(([, name]) => name));
  return [...text.matchAll(selector)].flatMap(([, written = '']) => {
    const classes = [...written.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    return classes.length > 0 && classes.every((name) => bare.has(name)) ? [written] : [];
  });
}

it('a rule for one place names a class of its own, not that of a recipe alone', () => {
  const styles = sourceFiles().filter(({ name }) => name.endsWith('.css.ts'));
  expect(
    styles.flatMap(({ name, text }) => sharedSelectors(text).map((found) => `${name}: ${found}`)),
  ).toEqual([]);
});

it('such a rule is recognised', () => {
  const text = `const a = stack();
    const b = style(stack(), {});
    globalStyle(\`\${a} > span\`, {});
    globalStyle(\`\${b} > \${a}\`, {});`;
  expect(sharedSelectors(text)).toEqual([`\${a} > span`]);
});
