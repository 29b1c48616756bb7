import { isIsoDay } from '~/values/calendar';

/** The day that the address names, ISO; undefined: none that exists. */
export function shownDay(url: URL): string | undefined {
  const text = url.searchParams.get('tag') ?? '';
  return isIsoDay(text) ? text : undefined;
}
