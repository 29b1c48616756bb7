import type { OnUnread } from './json-rows';

/** Columns and words of a table that are not taken over. */
export function collectUnread() {
  const columns = new Set<string>();
  const placesOf = new Map<string, Set<string>>();
  return {
    onUnused(unused: readonly string[]) {
      for (const column of unused) columns.add(column);
    },
    onUnread: ((place, column, words) => {
      for (const word of words) {
        const key = `${column} „${word}“`;
        const places = placesOf.get(key) ?? new Set();
        placesOf.set(key, places.add(place));
      }
    }) satisfies OnUnread,
    words: () =>
      [...placesOf].map(([key, places]) => {
        const [first] = places;
        return places.size === 1 ? `${key} (${first})` : `${key} (${places.size} Zeilen ab ${first})`;
      }),
    columns: () => [...columns],
  };
}

export type Unread = ReturnType<typeof collectUnread>;

export function unreadLines({ columns, words }: Pick<Unread, 'columns' | 'words'>): string[] {
  return [
    ...(columns().length > 0 ? [`Columns that say nothing of ours: ${columns().join(', ')}.`] : []),
    ...(words().length > 0 ? [`Words that no column takes: ${words().join(', ')}.`] : []),
  ];
}
