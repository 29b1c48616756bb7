import type { DeskArticle } from '../articles/desk-article.server';
import { CheckField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import { useAnswerTo } from './form-context';
import { Section } from './section';

interface ArticleCategoryProps {
  article: Pick<DeskArticle, 'categories'>;
  places: { url: string; title: string }[];
}

export function ArticleCategory({ article: { categories }, places }: ArticleCategoryProps) {
  const answer = useAnswerTo('move-product');
  const [current = ''] = categories;
  return (
    <Section title="Warengruppe">
      <p>Sie gilt für alle Ausführungen und steht in der Adresse des Produkts.</p>
      <DeskForm command="move-product" label="Warengruppe wechseln" version={current} tone="plain">
        <DeskSelect name="kategorie" label="Warengruppe" defaultValue={current}>
          {places.map(({ url, title }) => (
            <option key={url} value={url}>
              {title}
            </option>
          ))}
        </DeskSelect>
        {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, ohne diese Angaben" />}
      </DeskForm>
    </Section>
  );
}
