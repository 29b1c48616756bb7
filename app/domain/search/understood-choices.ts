import { activeChoices } from '~/domain/catalog/listing/active-choices';
import { anything } from '~/domain/catalog/listing/filter';
import type { TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { sizeWords } from '~/domain/catalog/tyres/tyre-heading';
import { type TyreFilter, tyreList } from '~/domain/catalog/tyres/tyre-listing';
import { foldText } from '~/values/folded-text';

type Choices = TypedTyre['choices'];

export interface UnderstoodChoice {
  label: string;
  without: string;
}

/** Maximum words for one choice: '205 / 55 R 16'. */
const MAX_RUN = 5;
const MAX_WORDS = 16;

function choicesApart({ width, aspect, rimTenths, ...others }: Choices): Map<string, Choices> {
  const size = sizeWords({ width, aspect, rimTenths } as Choices);
  const apart = new Map<string, Choices>();
  if (size) apart.set(`size ${size}`, { width, aspect, rimTenths } as Choices);
  for (const [name, value] of Object.entries(others)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      apart.set(`${name} ${one}`, { [name]: Array.isArray(value) ? [one] : one });
    }
  }
  return apart;
}

/** '91V' is one chip with a load and a speed. */
function labelOf(choices: readonly Choices[], city: string): string {
  const all: Choices = Object.assign({}, ...choices);
  const filter: TyreFilter = { ...anything(tyreList), ...all };
  const shown = activeChoices(tyreList, filter, city).map(({ label }) => label);
  return [sizeWords(all), all.vehicleKind, ...shown].filter(Boolean).join(', ');
}

/** Choices that disappear without some words; undefined if others appear. */
function choicesGone(whole: TypedTyre, left: TypedTyre): Map<string, Choices> | undefined {
  const before = choicesApart(whole.choices);
  const after = choicesApart(left.choices);
  const isOther = [...after.keys()].some((key) => !before.has(key));
  return isOther ? undefined : new Map([...before].filter(([key]) => !after.has(key)));
}

/** Each choice has the shortest run of words that it needs. Others must stay: '91V' is a load and a speed only beside a size. */
export function understoodChoices(
  typed: string,
  read: (typed: string) => TypedTyre,
  city: string,
): UnderstoodChoice[] {
  const words = typed.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const whole = read(foldText(typed));
  const left = new Set(choicesApart(whole.choices).keys());
  const understood: (UnderstoodChoice & { at: number; end: number })[] = [];
  const isTaken = (at: number, end: number) => understood.some((one) => one.at < end && at < one.end);

  const tryWithout = (at: number, end: number, mustStay: boolean) => {
    const without = words.toSpliced(at, end - at).join(' ');
    const other = read(foldText(without));
    const gone = choicesGone(whole, other);
    const isNew = gone && [...gone.keys()].some((key) => left.has(key));
    if (!isNew || isTaken(at, end)) return;
    const stays = `${other.rest}` === `${whole.rest}` && [...gone.keys()].every((key) => left.has(key));
    if (mustStay && !stays) return;
    const removed = [...gone].filter(([key]) => left.delete(key)).map(([, choices]) => choices);
    understood.push({ at, end, label: labelOf(removed, city), without });
  };

  for (const mustStay of [true, false]) {
    for (let length = 1; length <= MAX_RUN; length += 1) {
      for (let at = 0; at + length <= words.length && left.size > 0; at += 1) {
        tryWithout(at, at + length, mustStay);
      }
    }
  }
  return understood.sort((a, b) => a.at - b.at).map(({ label, without }) => ({ label, without }));
}
