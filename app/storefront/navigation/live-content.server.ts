import type { ContentPage, TextPart } from '~/domain/content/pages/content-page';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { LinkReader } from './live-links.server';
import { liveMarkup } from './live-markup.server';

/** The page with links that lead to the location; dead ones are plain text. */
export async function liveContent(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  page: ContentPage,
): Promise<ContentPage> {
  const live = (html: string) => liveMarkup(tenant, context, reader, html);
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
