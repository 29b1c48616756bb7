import { articleKey } from '~/domain/catalog/articles/article';
import { ArticlePage } from '~/domain/desk/components/article-page';
import { FormAddress } from '~/domain/desk/components/form-context';
import { photosByForm } from '~/http/desk/article-data.server';
import { articlePageData } from '~/http/desk/article-page.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { deskArticlePath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.bestand.$article_.bilder';

/** The article's page with what was refused. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  return articlePageData(await requireDesk(context), params.article, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return photosByForm(context, params.article, request);
}

export default function DeskPhotos({ loaderData }: Route.ComponentProps) {
  return (
    <FormAddress value={deskArticlePath(articleKey(loaderData.article))}>
      <ArticlePage {...loaderData} />
    </FormAddress>
  );
}
