import type { RouterContextProvider } from 'react-router';
import type { StoredPage } from '~/domain/content/pages/change-pages.server';
import { linkedPaths, omittedParts } from '~/domain/content/pages/page-markdown.server';
import { unfilledPlaceholders } from '~/domain/content/placeholders';
import { pageKey } from '~/domain/tenancy/page-path';
import { deadLinks } from '~/storefront/navigation/dead-links.server';
import { linksOfPage } from '../link-reader.server';
import type { Desk } from './require-desk.server';

type Page = Pick<StoredPage, 'path' | 'label' | 'title' | 'description' | 'lead' | 'markdown'>;

const quoted = (texts: readonly string[]) => texts.map((text) => `„${text}“`).join(', ');

/** Faults that readers at this location would see, in sentences. A page may link to itself before its day. */
export async function pageFindings(
  routerContext: Readonly<RouterContextProvider>,
  { tenant }: Desk,
  { path, label, title, description, lead, markdown }: Page,
): Promise<string[]> {
  const texts = [label, title, description, lead, markdown].join(' ');
  const unfilled = unfilledPlaceholders(texts, tenant.location);
  const links = linkedPaths(markdown).filter((to) => to !== '' && pageKey(to) !== pageKey(path));
  const live = linksOfPage(routerContext);
  const dead = await deadLinks(
    live,
    links.map((to) => ({ to })),
  );
  const omitted = omittedParts(markdown);
  return [
    ...(unfilled.length > 0
      ? [`Für ${unfilled.map((name) => `{${name}}`).join(', ')} hat dieser Standort keinen Wert.`]
      : []),
    ...(dead.length > 0
      ? [`Links ins Leere zeigt der Shop als Text: ${quoted(dead.map(({ to }) => to))}.`]
      : []),
    ...(omitted.length > 0 ? [`Das lässt der Shop weg: ${quoted(omitted)}.`] : []),
  ];
}
