import { Form } from 'react-router';
import { button, wide } from '~/ui/components/button.css';
import type { ArticleKind } from '../../article';

/** A button that puts `quantity` pieces into the cart; the cart's page shows the result. */
export function AddToCartButton({
  kind,
  articleId,
  quantity,
}: {
  kind: ArticleKind;
  articleId: string;
  quantity: number;
}) {
  return (
    <Form method="post" action="/warenkorb">
      <input type="hidden" name="artikel" value={`${kind}:${articleId}`} />
      <input type="hidden" name="menge" value={quantity} />
      <button name="aktion" value="hinzufuegen" className={`${button.action} ${wide}`}>
        In den Warenkorb
      </button>
    </Form>
  );
}
