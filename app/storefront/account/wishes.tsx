import { type ReactNode, useCallback } from 'react';
import { ArticleActionsProvider } from '~/domain/catalog/components/article-actions';
import { WishButton, WishForms } from '~/domain/wishlist/components/wish-button';
import { useSession } from '../shell/shown-session';

/** Gives every article below its wish list button. */
export function Wishes({ children }: { children: ReactNode }) {
  const { isWished } = useSession();
  const button = useCallback(
    (articleKey: string) => <WishButton articleKey={articleKey} isOn={isWished(articleKey)} />,
    [isWished],
  );
  return (
    <ArticleActionsProvider value={button}>
      {children}
      <WishForms />
    </ArticleActionsProvider>
  );
}
