/** `:86:166?00…` with the lines below it. */
export interface Field {
  /** '61', '60F' */
  tag: string;
  /** Without the tag; the first is never missing. */
  lines: string[];
  /** Of the file, from 1. */
  line: number;
  /** Stands behind a full line of a field 86, so that it may be text of a payer that the bank has broken there. */
  isDoubtful: boolean;
}

export interface Message {
  /** MT942 tells bookings that are to come. */
  isInterim: boolean;
  fields: Field[];
}

const TAG = /^:(\d{2}[A-Z]?|NS):/;
/** Blocks of SWIFT's network around a message; the fourth is the message. */
const HEADER = /^(?:-\})?\{\d:/;
const END = /^-\}?\s*$/;

const isInterimHeader = (line: string) => /\{2:[IO]942/.test(line);
/** Only MT942 has a limit of amounts, and a moment. */
const isInterimTag = (tag: string) => ['34F', '13', '13D'].includes(tag);

/** SWIFT's lines; a bank that breaks sooner has no longer ones. */
const LINE = 65;
/** Blanks at the end of a line, which some programs leave out. */
const TRIMMED = 2;
const INFO_TAG = ':86:';

/** Characters after which the bank breaks the text of payers, by the lines that go on. */
function widthOf(lines: readonly string[]): number {
  let [width, isInfo] = [0, false];
  for (const [index, line] of lines.entries()) {
    const [tag] = TAG.exec(line) ?? [];
    if (tag) isInfo = tag === INFO_TAG;
    else if (isInfo && !END.test(line)) width = Math.max(width, lines[index - 1]?.length ?? 0);
  }
  return width === 0 ? LINE : Math.min(width, LINE);
}

/** Of the text of a payer, which may begin a line with anything, only what follows shows that a message ends or begins there. */
function framesOf(lines: readonly string[]) {
  const next = (index: number) => lines[index + 1] ?? '';
  const begins = (index: number): boolean => {
    const line = lines[index] ?? '';
    if (HEADER.test(line)) return line.includes('{4:') || /^(?::20:|\{)/.test(next(index));
    return line.startsWith(':20:') && /^:2[15]/.test(next(index));
  };
  const ends = (index: number): boolean =>
    END.test(lines[index] ?? '') && (next(index).trim() === '' || begins(index + 1));
  return { begins, ends };
}

/** Messages of a file in their order: each begins with a header, a field 20, or a second field 25. */
export function mt940Messages(text: string): Message[] {
  const lines = text.split(/\r+\n|\r|\n/);
  const width = widthOf(lines);
  const { begins, ends } = framesOf(lines);
  const messages: Message[] = [];
  let message: Message | undefined;
  /** The text of a booking goes on until the next one, or until the balance. */
  let [hasBooking, isInfo] = [false, false];
  const start = (isInterim: boolean) => {
    message = { isInterim, fields: [] };
    messages.push(message);
    [hasBooking, isInfo] = [false, false];
  };
  const isTagHere = (tag: string, index: number) => {
    if (!isInfo) return true;
    if (tag === '20') return begins(index);
    return /^(?:61|86|NS|62[FM]|64|65)$/.test(tag) || (message?.isInterim === true && /^90[CD]$/.test(tag));
  };
  for (const [index, whole] of lines.entries()) {
    const isHeader = HEADER.test(whole) && (!isInfo || begins(index));
    if (isHeader) start(isInterimHeader(whole));
    const content = isHeader ? (/\{4:(.*)$/.exec(whole)?.[1] ?? '') : whole;
    const [head = '', tag = ''] = TAG.exec(content) ?? [];
    if (tag && isTagHere(tag, index)) {
      const has = (one: string) => message?.fields.some((field) => field.tag === one) ?? false;
      const isSecond = tag === '20' ? (message?.fields.length ?? 0) > 0 : tag === '25' && has('25');
      if (!message || isSecond) start(false);
      const before = lines[index - 1]?.length ?? 0;
      const isDoubtful = isInfo && before >= width - TRIMMED && before <= LINE;
      message?.fields.push({ tag, lines: [content.slice(head.length)], line: index + 1, isDoubtful });
      if (message && !hasBooking && isInterimTag(tag)) message.isInterim = true;
      hasBooking ||= tag === '61';
      isInfo = hasBooking && (tag === '86' || (isInfo && tag === 'NS'));
    } else if (END.test(content) && (!isInfo || ends(index))) {
      message = undefined;
      isInfo = false;
    } else if (!isHeader) message?.fields.at(-1)?.lines.push(content);
  }
  return messages;
}
