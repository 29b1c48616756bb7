import { articleKey } from '~/domain/catalog/articles/article';
import { ArticlePage } from '~/domain/desk/components/article-page';
import { FormAddress } from '~/domain/desk/components/desk-form';
import { photosByForm } from '~/http/desk/article-data.server';
import { articlePageData } from '~/http/desk/article-page.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { deskArticlePath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.bestand.$article_.bilder';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.article.title ?? 'Bestand' },
];

/** The article's page with what was refused. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  return articlePageData(await requireDesk(context), params.article, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return photosByForm(context, params.article, request);
}

export default function DeskPhotos({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormAddress value={deskArticlePath(articleKey(loaderData.article))}>
      <ArticlePage {...loaderData} answer={actionData} />
    </FormAddress>
  );
}
