import { Section } from '~/ui/components/section';
import type { DeskArticle } from '../articles/desk-article.server';
import * as styles from './desk.css';
import { CheckField, DeskSelect } from './desk-fields';
import { DeskForm, EntryForm, EntryRefusal } from './desk-form';
import { useAnswerTo } from './form-context';

interface Place {
  url: string;
  title: string;
}

interface ArticleCategoryProps {
  article: Pick<DeskArticle, 'categories'>;
  /** Urls. */
  further: string[];
  places: Place[];
}

const choices = (places: readonly Place[]) =>
  places.map(({ url, title }) => (
    <option key={url} value={url}>
      {title}
    </option>
  ));

function FurtherCategories({
  further,
  places,
  main,
}: Omit<ArticleCategoryProps, 'article'> & { main: string }) {
  const version = further.join(' ');
  const titleOf = (url: string) => places.find((place) => place.url === url)?.title ?? url;
  return (
    <>
      <EntryRefusal commands={['remove-category']} />
      {further.length > 0 && (
        <ul className={styles.list} aria-label="Weitere Warengruppen">
          {further.map((url) => (
            <li key={url} className={styles.entry}>
              {titleOf(url)}
              <EntryForm
                command="remove-category"
                label="Entfernen"
                name={`${titleOf(url)} entfernen`}
                version={version}
                value={url}
              />
            </li>
          ))}
        </ul>
      )}
      <DeskForm command="add-category" label="Auch dort zeigen" version={version} tone="plain">
        <DeskSelect
          name="weitere"
          label="Weitere Warengruppe"
          hint="Deren Liste zeigt das Produkt, solange seine eigene Warengruppe zu sehen ist."
        >
          {choices(places.filter(({ url }) => url !== main && !further.includes(url)))}
        </DeskSelect>
      </DeskForm>
    </>
  );
}

export function ArticleCategory({ article: { categories }, further, places }: ArticleCategoryProps) {
  const answer = useAnswerTo('move-product');
  const [current = ''] = categories;
  return (
    <Section title="Warengruppe">
      <p>Sie gilt für alle Ausführungen und steht in der Adresse des Produkts.</p>
      <DeskForm command="move-product" label="Warengruppe wechseln" version={current} tone="plain">
        <DeskSelect name="kategorie" label="Warengruppe" defaultValue={current}>
          {choices(places)}
        </DeskSelect>
        {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, ohne diese Angaben" />}
      </DeskForm>
      <FurtherCategories further={further} places={places} main={current} />
    </Section>
  );
}
