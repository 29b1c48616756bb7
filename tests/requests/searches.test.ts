import { describe, expect, it } from 'vitest';
import { expectedSearches } from '../support/expected-searches';
import { textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { cardsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { shop } = sharedShop();

const nobody = new Visitor(shop);
const driver = new Visitor(shop);
const choice = await driver.open('/muster/fahrzeug?hsn=0603&tsn=BJH');
const [, golf = ''] = /value="(volkswagen-golf-vii[^"]+)"/.exec(choice.text) ?? [];
await driver.post('/muster/fahrzeug', { fahrzeug: golf, aktion: 'waehlen', weiter: '' });

const FIRST = 5;

type Page = Awaited<ReturnType<Visitor['open']>>;

const main = ({ text }: Page) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';

/** Address and words of the first cards. */
function firstCards(page: Page): string[] {
  const cards = main(page).match(/<article\b[\s\S]*?<\/article>/g) ?? [];
  return cards.slice(0, FIRST).map((card) => `${/href="([^"]*)"/.exec(card)?.[1]} ${textOf(card)}`);
}

function firstPages(page: Page): string[] {
  const sections =
    main(page).match(/<h2[^>]*>(?:Marken und Hersteller|Warengruppen und Seiten)<[\s\S]*?<\/section>/g) ?? [];
  const links = sections.flatMap((section) => section.match(/<a\b[\s\S]*?<\/a>/g)?.slice(0, FIRST) ?? []);
  return links.map(textOf);
}

const namedVehicle = (page: Page) =>
  textOf(/<ul[^>]*data-named-vehicle[\s\S]*?<\/ul>/.exec(main(page))?.[0] ?? '').trim();

const unknownCar = (page: Page) =>
  /(?:Das Fahrzeug „|Fahrzeuge von )([^<]*?)“? kennen wir hier nicht/.exec(main(page))?.[1] ?? '';

/** What is wrong with an answer; empty: nothing. */
function wrongWith(page: Page, expected: string): string[] {
  if (page.status !== 200) return [`status ${page.status}`];
  return expected.split('; ').flatMap((one) => {
    const [, kind = '', value = ''] = /^(\w+) ?([\s\S]*)$/.exec(one) ?? [];
    const cards = firstCards(page);
    switch (kind) {
      case 'list':
        return page.path.startsWith(`/muster${value}`) && cards.length > 0 ? [] : [`leads to ${page.path}`];
      case 'cards':
        return cards.length > 0 && cards.every((card) => new RegExp(value).test(card))
          ? []
          : [`cards ${cards.join('\n')}`];
      case 'first':
        return new RegExp(value).test(cards[0] ?? '') ? [] : [`cards ${cards.join('\n')}`];
      case 'pages':
        return firstPages(page).some((name) => new RegExp(value).test(name))
          ? []
          : [`pages ${firstPages(page)}`];
      case 'vehicle':
        return namedVehicle(page) === value ? [] : [`vehicle "${namedVehicle(page)}"`];
      case 'unknown':
        return unknownCar(page) === value ? [] : [`unknown car "${unknownCar(page)}"`];
      case 'way':
        return linksNamed(page, 'Reifen nach Größe suchen').includes(value) &&
          linksNamed(page, 'Fahrzeug auswählen').some((to) => to.startsWith('/muster/fahrzeug?weiter='))
          ? []
          : [`ways ${linksNamed(page, 'Reifen nach Größe suchen')}`];
      case 'only':
        return cardsOf(page)
          .map(({ id }) => id)
          .join() === value
          ? []
          : [`cards ${cards.join('\n')}`];
      default:
        return main(page).includes('data-hits="0"') &&
          cards.length === 0 &&
          !main(page).includes('Meinten Sie')
          ? []
          : [`finds ${cards.join('\n')} ${page.path}`];
    }
  });
}

const searches = Object.entries(expectedSearches).flatMap(([expected, all]) =>
  all.map((words) => ({ words, expected })),
);

/** What is found depends on the chosen vehicle nowhere: a third of the searches shows it. */
const some = searches.filter((_, index) => index % 3 === 0);

describe.each([
  ['without a vehicle', nobody, searches],
  ['with a chosen vehicle', driver, some],
] as const)('%s', (_, visitor, all) => {
  it.each(all)('$words finds $expected', async ({ words, expected }) => {
    const page = await visitor.open(`/muster/search?${new URLSearchParams({ q: words })}`);
    expect(wrongWith(page, expected)).toEqual([]);
  });
});
