import { type ReactNode, useCallback } from 'react';
import { type ArticleKey, kindOf } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { type ActionFields, ArticleActionsProvider } from '~/domain/catalog/components/article-actions';
import { WishButton, WishForms } from '~/domain/wishlist/components/wish-button';
import { useSession } from '../shell/session-context';

export function Wishes({ children }: { children: ReactNode }) {
  const { isWished } = useSession();
  const button = useCallback(
    (articleKey: ArticleKey, fields?: ActionFields) =>
      isGoods(kindOf(articleKey)) && (
        <WishButton articleKey={articleKey} isOn={isWished(articleKey)} fields={fields} />
      ),
    [isWished],
  );
  return (
    <ArticleActionsProvider value={button}>
      {children}
      <WishForms />
    </ArticleActionsProvider>
  );
}
