import type { CountedPart } from './group-test';
import { type Groups, packGroups, partOfGroup } from './groups';
import type { ListDefinition } from './list-definition';

interface GroupsLeft {
  groups: Groups;
  /** By index before; -1: left out. */
  places: Int32Array;
}

/** Locations share the network's groups, and those that hide the same seasons what is left of them. */
const groupsWithout = new WeakMap<Groups, Map<string, GroupsLeft>>();

function leaveOut(list: ListDefinition, groups: Groups, seasons: readonly string[]): GroupsLeft {
  const column = groups.columns.get('seasons');
  const places = new Int32Array(groups.length).fill(-1);
  const left = Array.from({ length: groups.length }, (_, group) => group).filter(
    (group) => !seasons.includes(String(column?.values[column.codes[group] ?? 0])),
  );
  left.forEach((group, place) => {
    places[group] = place;
  });
  const rows = left.map((group) => partOfGroup(list, groups, group, () => true));
  return { groups: packGroups(list, rows), places };
}

/** For its form: the values of the facet that are left. */
export function withoutSeasonValues(list: ListDefinition, seasons: readonly string[]): ListDefinition {
  const facet = list.facets.seasons;
  if (seasons.length === 0 || !facet?.values) return list;
  const values = facet.values.filter((value) => !seasons.includes(String(value)));
  return { ...list, facets: { ...list.facets, seasons: { ...facet, values } } };
}

/** Without tyres, or wheels with tyres, of these seasons. */
export function withoutSeasons(
  list: ListDefinition,
  parts: CountedPart[],
  seasons: readonly string[],
): CountedPart[] {
  if (seasons.length === 0 || !list.facets.seasons) return parts;
  return parts.map(({ groups, skipped }) => {
    const known = groupsWithout.get(groups) ?? new Map<string, GroupsLeft>();
    groupsWithout.set(groups, known);
    const left = known.get(seasons.join()) ?? leaveOut(list, groups, seasons);
    known.set(seasons.join(), left);
    return {
      groups: left.groups,
      skipped: skipped.map((group) => left.places[group] ?? -1).filter((place) => place >= 0),
    };
  });
}
