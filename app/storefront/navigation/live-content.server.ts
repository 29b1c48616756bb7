import { termLinker, termMarkup } from '~/domain/content/glossary/glossary';
import { findGlossary } from '~/domain/content/glossary/glossary.server';
import type { ContentPage, TextPart } from '~/domain/content/pages/content-page';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Links } from './live-links.server';
import { liveMarkup } from './live-markup.server';

/** Each term leads to the glossary where it stands first; the glossary itself stays as it is. */
async function withTerms(tenant: Tenant, context: Context, page: ContentPage): Promise<ContentPage> {
  if (page.kind === 'terms') return page;
  const texts = page.groups.flatMap((group) => [group, ...group.parts]).map(({ html }) => html);
  const known = [page.intro, ...texts].flatMap((html) => html.match(/(?<=href=")[^"]*/g) ?? []);
  const linker = termLinker(await findGlossary(tenant, context), known);
  const linkedPart = <Part extends TextPart>(part: Part) => ({
    ...part,
    html: termMarkup(linker, part.html),
  });
  return {
    ...page,
    intro: termMarkup(linker, page.intro),
    groups: page.groups.map((group) => ({ ...linkedPart(group), parts: group.parts.map(linkedPart) })),
  };
}

export async function liveContent(
  tenant: Tenant,
  context: Context,
  links: Links,
  stored: ContentPage,
): Promise<ContentPage> {
  const page = await withTerms(tenant, context, stored);
  const live = (html: string) => liveMarkup(links, tenant.basename, html);
  const livePart = async <Part extends TextPart>(part: Part) => ({ ...part, html: await live(part.html) });
  return {
    ...page,
    intro: await live(page.intro),
    groups: await Promise.all(
      page.groups.map(async (group) => ({
        ...(await livePart(group)),
        parts: await Promise.all(group.parts.map(livePart)),
      })),
    ),
  };
}
