/** `:86:166?00…` with the lines below it. */
export interface Field {
  /** '61', '60F' */
  tag: string;
  /** Without the tag; the first is never missing. */
  lines: string[];
  /** Of the file, from 1. */
  line: number;
}

export interface Message {
  /** MT942 tells bookings that are to come. */
  isInterim: boolean;
  fields: Field[];
}

const TAG = /^:(\d{2}[A-Z]?|NS):/;
/** Blocks of SWIFT's network around a message; the fourth is the message. */
const HEADER = /^(?:-\})?\{\d:/;

const isInterimHeader = (line: string) => /\{2:[IO]942/.test(line);
/** Only MT942 has a limit of amounts, a moment, and sums of debits and credits. */
const isInterimTag = (tag: string) => ['34F', '13', '13D', '90C', '90D'].includes(tag);

/** Messages of a file in their order: each begins with a header, a field 20, or a second field 25. */
export function mt940Messages(text: string): Message[] {
  const messages: Message[] = [];
  let isOpen = false;
  const start = (isInterim: boolean) => {
    messages.push({ isInterim, fields: [] });
    isOpen = true;
  };
  const addField = (tag: string, content: string, line: number) => {
    const before = messages.at(-1)?.fields ?? [];
    const begins = tag === '20' ? before.length > 0 : tag === '25' && before.some((one) => one.tag === '25');
    if (!isOpen || begins) start(false);
    const message = messages.at(-1);
    message?.fields.push({ tag, lines: [content], line });
    if (message && isInterimTag(tag)) message.isInterim = true;
  };
  for (const [index, whole] of text.split(/\r+\n|\r|\n/).entries()) {
    const isHeader = HEADER.test(whole);
    if (isHeader) start(isInterimHeader(whole));
    const content = isHeader ? (/\{4:(.*)$/.exec(whole)?.[1] ?? '') : whole;
    const tag = TAG.exec(content);
    if (tag) addField(tag[1] ?? '', content.slice(tag[0].length), index + 1);
    else if (/^-\}?\s*$/.test(content)) isOpen = false;
    else if (isOpen && !isHeader) messages.at(-1)?.fields.at(-1)?.lines.push(content);
  }
  return messages;
}
