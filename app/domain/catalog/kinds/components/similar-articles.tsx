import { Similar } from '../../components/article-page';
import type { CardGroup } from '../card-group';
import { KindCards } from './kind-cards';

export function SimilarArticles({ title, groups }: { title: string; groups: readonly CardGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Similar title={title}>
      {groups.map((group) => (
        <KindCards key={group.kind} group={group} />
      ))}
    </Similar>
  );
}
