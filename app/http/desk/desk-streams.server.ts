import { type DeskNews, deskNews, type NewsMark, newsMark } from '~/domain/desk/live/desk-news.server';
import type { Context } from '~/platform/context';

/** One question for all streams of the node. */
const ASK_MS = 3_000;
const HEARTBEAT_MS = 20_000;
/** Then the browser connects again, and its rights are checked again. */
const LIFE_MS = 10 * 60_000;
const MAX_STREAMS = 100;
const MAX_OF_A_PERSON = 4;

interface Stream {
  locationId: string;
  userId: string;
  openedAt: number;
  toldAt: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

type Hub = Pick<Context, 'db' | 'now' | 'log'> & { isStopping: () => boolean };

const encoder = new TextEncoder();
const streams = new Set<Stream>();
let timer: NodeJS.Timeout | undefined;

function end(stream: Stream): void {
  if (!streams.delete(stream)) return;
  stream.controller.close();
}

function tell(stream: Stream, text: string): void {
  stream.toldAt = Date.now();
  stream.controller.enqueue(encoder.encode(text));
}

function tellAll(news: readonly DeskNews[]): void {
  const changed = new Set(news.map(({ locationId }) => locationId));
  for (const stream of streams) {
    if (Date.now() - stream.openedAt > LIFE_MS) end(stream);
    else if (changed.has(stream.locationId)) tell(stream, 'event: changed\ndata: 1\n\n');
    else if (Date.now() - stream.toldAt > HEARTBEAT_MS) tell(stream, ': still here\n\n');
  }
}

/** Asks the database while a stream is open, and ends all streams when the node stops. */
function follow(hub: Hub): void {
  if (timer) return;
  let mark: NewsMark | undefined;
  let seen = new Set<string>();
  let isAsking = false;
  const ask = async () => {
    const next = await newsMark(hub);
    const places = [...new Set([...streams].map(({ locationId }) => locationId))];
    const found = await deskNews(hub, mark ?? next, places);
    // The first question only says where the news begin.
    tellAll(mark ? found.filter(({ key }) => !seen.has(key)) : []);
    seen = new Set(found.map(({ key }) => key));
    mark = next;
  };
  timer = setInterval(() => {
    if (hub.isStopping()) for (const stream of streams) end(stream);
    if (streams.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    if (isAsking) return;
    isAsking = true;
    ask()
      .catch((error: unknown) => hub.log.warn({ err: error }, 'news of the desk could not be read'))
      .finally(() => {
        isAsking = false;
      });
  }, ASK_MS);
  timer.unref();
}

/** Server-sent events of a location. Undefined: the node has enough streams, or stops. */
export function openDeskStream(
  hub: Hub,
  { locationId, userId }: Pick<Stream, 'locationId' | 'userId'>,
): ReadableStream<Uint8Array> | undefined {
  const own = [...streams].filter((stream) => stream.userId === userId);
  if (hub.isStopping() || streams.size >= MAX_STREAMS) return undefined;
  if (own[0] && own.length >= MAX_OF_A_PERSON) end(own[0]);
  let opened: Stream | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const now = Date.now();
      opened = { locationId, userId, controller, openedAt: now, toldAt: now };
      streams.add(opened);
      tell(opened, 'retry: 5000\n\n');
      follow(hub);
    },
    cancel() {
      if (opened) streams.delete(opened);
    },
  });
}
