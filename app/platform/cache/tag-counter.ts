const MAX_TAGS = 20_000;

export interface TagCounter {
  /** The position of the last move; taken before data is read. */
  position(): number;
  move(tags: Iterable<string>): void;
  moveAll(): void;
  isCurrent(since: number, tags: Iterable<string>): boolean;
}

/** `list` of `list:tyre`; its move moves all of its tags. */
function familyOf(tag: string): string {
  return tag.slice(0, tag.indexOf(':') + 1).slice(0, -1);
}

/** Beyond `maxTags` it forgets the oldest moves: anything made before them is no longer current. */
export function createTagCounter(maxTags = MAX_TAGS): TagCounter {
  let position = 0;
  let floor = 0;
  const moves = new Map<string, number>();
  const lastMove = (tag: string) => Math.max(moves.get(tag) ?? 0, moves.get(familyOf(tag)) ?? 0);

  return {
    position: () => position,
    move: (tags) => {
      position += 1;
      for (const tag of tags) {
        moves.delete(tag);
        moves.set(tag, position);
      }
      for (const [tag, at] of moves) {
        if (moves.size <= maxTags) break;
        moves.delete(tag);
        floor = at;
      }
    },
    moveAll: () => {
      position += 1;
      floor = position;
      moves.clear();
    },
    isCurrent: (since, tags) => {
      if (since < floor) return false;
      for (const tag of tags) if (lastMove(tag) > since) return false;
      return true;
    },
  };
}

export const tagCounter = createTagCounter();
