import { RimCards, RimDetailPage, RimListPage } from '../rims/components/rim-pages';
import { TyreCards } from '../tyres/components/tyre-cards';
import type { CardGroup } from './card-group';
import type { CategoryArticle, CategoryList } from './category-list.server';

/** Cards as their kind shows them. */
export function KindCards({ group }: { group: CardGroup }) {
  switch (group.kind) {
    case 'tyre':
      return <TyreCards tyres={group.cards} />;
    case 'rim':
      return <RimCards rims={group.cards} />;
  }
}

/** The list at a category's address. */
export function KindListPage({ listed }: { listed: CategoryList }) {
  switch (listed.kind) {
    case 'rim':
      return <RimListPage list={listed.list} notice={listed.notice} />;
  }
}

/** The page of an article below a category. */
export function KindDetailPage({
  shown,
  category,
}: {
  shown: CategoryArticle;
  category: { title: string; path: string };
}) {
  switch (shown.kind) {
    case 'rim':
      return <RimDetailPage rim={shown.rim} category={category} />;
  }
}
