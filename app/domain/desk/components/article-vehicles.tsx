import { articleKey } from '~/domain/catalog/articles/article';
import type { PrefixScope } from '~/domain/vehicles/named-prefixes.server';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { deskArticlePath } from '~/values/desk-paths';
import type {
  VehicleHits,
  VehicleQuestion,
  ArticleVehicles as Vehicles,
} from '../articles/article-vehicles.server';
import type { DeskArticle } from '../articles/desk-article.server';
import * as styles from './desk.css';
import { DeskSelect } from './desk-fields';
import { DeskForm, EntryForm, EntryRefusal } from './desk-form';

export interface ArticleVehiclesProps {
  article: Pick<DeskArticle, 'kind' | 'code'>;
  vehicles: Vehicles;
  makes: string[];
  question: VehicleQuestion;
  found: VehicleHits | undefined;
}

const scopeNames: Readonly<Record<PrefixScope, string>> = {
  variant: 'nur diese Ausführung',
  subModel: 'alle dieser Baureihe',
  baseModel: 'alle dieses Modells',
  manufacturer: 'alle dieses Herstellers',
};

function Hits({ vehicles, found }: Pick<ArticleVehiclesProps, 'vehicles' | 'found'>) {
  if (!found) return null;
  if (found.message) return <Notice tone="warn">{found.message}</Notice>;
  return (
    <ul className={styles.list} aria-label="Gefundene Fahrzeuge">
      {found.hits.map(({ code, label, scopes }) => (
        <li key={code} className={styles.line} data-vehicle={code}>
          {label}
          {scopes.length === 0 ? (
            <p className={styles.small}>Ohne DAT-Code: Ob der Artikel passt, bleibt unbekannt.</p>
          ) : (
            <DeskForm
              command="add-vehicle"
              label="Passt"
              name={`${label} passt`}
              version={vehicles.version}
              tone="plain"
              entry={code}
            >
              <input type="hidden" name="fahrzeug" value={code} />
              <SelectField id={`umfang-${code}`} name="umfang" label="Gilt für" defaultValue={scopes[0]}>
                {scopes.map((scope) => (
                  <option key={scope} value={scope}>
                    {scopeNames[scope]}
                  </option>
                ))}
              </SelectField>
            </DeskForm>
          )}
        </li>
      ))}
    </ul>
  );
}

function Search({ article, question }: Pick<ArticleVehiclesProps, 'article' | 'question'>) {
  return (
    <Form method="get" action={deskArticlePath(articleKey(article))} className={styles.commandForm}>
      <div className={styles.choices}>
        <TextField id="hsn" name="hsn" label="HSN" inputMode="numeric" defaultValue={question.hsn} />
        <TextField id="tsn" name="tsn" label="TSN" defaultValue={question.tsn} />
        <TextField
          id="fahrzeug"
          name="fahrzeug"
          label="oder Marke und Modell"
          hint="wie Golf 7"
          defaultValue={question.words}
        />
      </div>
      <p>
        <button className={button.plain}>Fahrzeug suchen</button>
      </p>
    </Form>
  );
}

export function ArticleVehicles({ article, vehicles, makes, question, found }: ArticleVehiclesProps) {
  const { carMake, count, prefixes, version } = vehicles;
  const isForAny = count === 0 && carMake === '';
  return (
    <Section title="Fahrzeuge">
      <EntryRefusal commands={['add-vehicle', 'remove-vehicle']} />
      {isForAny && <p>Der Artikel ist nicht für bestimmte Fahrzeuge gemacht.</p>}
      {count === 0 && !isForAny && <p>Für welche Modelle, ist unbekannt: Der Shop fragt nach.</p>}
      <ul className={styles.list}>
        {prefixes.map(({ prefix, name }) => (
          <li key={prefix} className={styles.entry} data-prefix={prefix}>
            <div>
              {name}
              <p className={styles.small}>DAT {prefix}</p>
            </div>
            <EntryForm
              command="remove-vehicle"
              label="Entfernen"
              name={`${name} entfernen`}
              version={version}
              value={prefix}
            />
          </li>
        ))}
      </ul>
      {count > prefixes.length && <p>und {count - prefixes.length} weitere; alle stehen im Export.</p>}
      <Search article={article} question={question} />
      <Hits vehicles={vehicles} found={found} />
      <DeskForm command="car-make" label="Fahrzeugmarke speichern" version={version} tone="plain">
        <DeskSelect name="fabrikat" label="Nur für Fahrzeuge von" defaultValue={carMake}>
          <option value="">jeder Marke</option>
          {[...new Set([...makes, ...(carMake ? [carMake] : [])])].map((make) => (
            <option key={make}>{make}</option>
          ))}
        </DeskSelect>
      </DeskForm>
    </Section>
  );
}
