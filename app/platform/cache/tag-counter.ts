const MAX_TAGS = 20_000;

/** What a node knows of the moves of tags, as positions in the order in which it heard of them. */
export interface TagCounter {
  /** The position of the last move of any tag; taken before something is made, it tells what that can know. */
  position(): number;
  /** Notes that what these tags stand for has changed. */
  move(tags: Iterable<string>): void;
  moveAll(): void;
  /** Whether something made of these tags, started at a position, is still what would be made now. */
  isCurrent(since: number, tags: Iterable<string>): boolean;
}

/** `list` of `list:tyre`: when it moves, all of its tags have moved. */
function familyOf(tag: string): string {
  return tag.slice(0, tag.indexOf(':') + 1).slice(0, -1);
}

/** An empty counter. It forgets the oldest moves beyond `maxTags`: then what was made before them is no longer current. */
export function createTagCounter(maxTags = MAX_TAGS): TagCounter {
  let position = 0;
  /** What was made before this position may have missed a move that is forgotten. */
  let floor = 0;
  // In the order of their last moves.
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

/** The counter of this process, which its caches go by. */
export const tagCounter = createTagCounter();
