import { ArticlePage } from '~/domain/desk/components/article-page';
import { articleCommandByForm } from '~/http/desk/article-command.server';
import { articleDataByForm } from '~/http/desk/article-data.server';
import { articlePageData } from '~/http/desk/article-page.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestand.$article';

/** Characters of an approval's vehicles. Longer ones would be cut, and an approval would lose vehicles unseen. */
const MAX_TEXT = 60_000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return articlePageData(await requireDesk(context), params.article, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const sent = await readForm(request, { maxLength: MAX_TEXT });
  return (
    (await articleDataByForm(context, params.article, sent)) ??
    articleCommandByForm(context, params.article, sent)
  );
}

export default function DeskArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
