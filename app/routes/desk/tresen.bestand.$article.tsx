import { doneMessages } from '~/domain/desk/articles/messages';
import { ArticlePage } from '~/domain/desk/components/article-page';
import { mayDo } from '~/domain/desk/rights';
import { articleCommandByForm, articleOfDesk } from '~/http/desk/article-command.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestand.$article';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.article.title ?? 'Bestand' },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const desk = await requireDesk(context);
  return {
    article: await articleOfDesk(desk, params.article),
    maySetPrices: mayDo(desk.roles, 'set-price'),
    notice: noticeOf(url, doneMessages),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return articleCommandByForm(context, params.article, await readForm(request));
}

export default function DeskArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} answer={actionData} />;
}
