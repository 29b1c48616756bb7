/** Levels of lists and quotations in each other. */
const MAX_DEPTH = 12;
/** Of one paragraph, list or table: a reader of Markdown compares each with those before it. */
const MAX_MARKS = 1_000;

const NESTED = new RegExp(
  `^((?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])(?=[ \\t>])[ \\t]?){${MAX_DEPTH}})[ \\t>*+\\d.)-]+`,
  'gm',
);
const DEEP_INDENT = new RegExp(`^((?: {2}|\\t){${MAX_DEPTH * 2}})[ \\t]+`, 'gm');
const BLOCKS = /(\n[ \t]*\n)/;
const MARK = /(?<!\\)[[\]*_<`~!]/g;

function boundedBlock(block: string): string {
  let count = 0;
  return block.replace(MARK, (mark) => {
    count += 1;
    return count > MAX_MARKS ? `\\${mark}` : mark;
  });
}

/** The same text; marks beyond what any page has are signs of it, or left out at the start of a line. Reading it takes a bounded time. */
export function boundedMarkdown(markdown: string): string {
  return markdown
    .replace(NESTED, '$1')
    .replace(DEEP_INDENT, '$1')
    .split(BLOCKS)
    .map((block) => (block.length > MAX_MARKS ? boundedBlock(block) : block))
    .join('');
}
