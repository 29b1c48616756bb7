import type { ContentPage } from '~/domain/content/pages/content-page';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { type JsonLdNode, known } from './json-ld';
import type { PageDescription } from './page-description';

type Question = readonly [question: string, answer: string];

/** Undefined without an answered question. */
function questionsNode(questions: readonly Question[]): JsonLdNode | undefined {
  const answered = questions.filter(([question, answer]) => question.trim() !== '' && answer.trim() !== '');
  if (answered.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** By subject; a group without questions below it is a question itself. */
function questionsOf({ groups }: Pick<ContentPage, 'groups'>): Question[] {
  return groups
    .flatMap((group) => (group.parts.length > 0 ? group.parts : [group]))
    .map(({ title, html }) => [title, html]);
}

/** An article of the location's company. */
function storyNode(tenant: Tenant, { path, title, description, publishedFrom }: ContentPage): JsonLdNode {
  const address = pageAddress(tenant, path);
  const author = { '@type': 'Organization', name: tenant.location.title, url: pageAddress(tenant, '/') };
  return {
    '@type': 'Article',
    mainEntityOfPage: address,
    url: address,
    headline: title,
    ...known({ description, datePublished: publishedFrom }),
    author,
    publisher: author,
  };
}

export function describeContent(tenant: Tenant, page: ContentPage): PageDescription {
  switch (page.kind) {
    case 'questions':
      return { nodes: () => nodesOf(questionsNode(questionsOf(page))) };
    case 'article':
      return { type: 'article', nodes: () => [storyNode(tenant, page)] };
    default:
      return {};
  }
}

export function describeGuide(questions: readonly Question[]): PageDescription {
  return { type: 'article', nodes: () => nodesOf(questionsNode(questions)) };
}

const nodesOf = (node: JsonLdNode | undefined) => (node ? [node] : []);
