import { articlePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { tyreTestsPath } from '~/values/content-paths';
import { seasonNames, seasons } from '../../tyres/tyre-terms';
import { formatGrade, gradeWord, type TestedTyre, type TestFilter, type TyreTest } from '../tyre-test';
import * as styles from './tyre-tests-page.css';

interface TyreTestsPageProps {
  tests: readonly TyreTest[];
  sizes: readonly string[];
  filter: TestFilter;
  sellsTyres: boolean;
}

function TyreName({ tyre: { make, model, code }, isSold }: { tyre: TestedTyre; isSold: boolean }) {
  const name = `${make} ${model}`;
  if (!isSold || code === undefined) return name;
  return <Link to={articlePath({ kind: 'tyre', code, categories: [] })}>{name}</Link>;
}

const columns = [
  ['Nass', 'wet'],
  ['Trocken', 'dry'],
  ['Schnee', 'snow'],
  ['Ver\u00adschleiß', 'wear'],
] as const;

function TestTable({ test, sellsTyres }: { test: TyreTest; sellsTyres: boolean }) {
  const title = `${seasonNames[test.season]} ${test.size}`;
  const tested = columns.filter(([, name]) => test.tyres.some((tyre) => tyre[name] !== null));
  return (
    <Section title={title}>
      <p className={lead}>
        {test.publisher}, {test.year}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className={styles.scroller} aria-label={`${title}, ${test.publisher}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Reifen</th>
              <th scope="col">Note</th>
              {tested.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {test.tyres.map((tyre) => (
              <tr key={`${tyre.make} ${tyre.model}`}>
                <th scope="row">
                  <TyreName tyre={tyre} isSold={sellsTyres} />
                </th>
                <td>
                  {formatGrade(tyre.grade)} <span className={styles.word}>{gradeWord(tyre.grade)}</span>
                </td>
                {tested.map(([label, name]) => (
                  <td key={label}>{formatGrade(tyre[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

export function TyreTestsPage({ tests, sizes, filter, sellsTyres }: TyreTestsPageProps) {
  return (
    <div className={pageStack}>
      <header>
        <h1 className={pageTitle}>Reifentests</h1>
        <p className={lead}>
          Noten von 0,6 (sehr gut) bis 5,5 (mangelhaft). Jeder Test gilt für eine Größe: In einer anderen kann
          derselbe Reifen anders abschneiden.
        </p>
      </header>
      <Form method="get" className={`${panel} ${styles.filter}`}>
        <SelectField id="saison" name="saison" label="Saison" defaultValue={filter.season ?? ''}>
          <option value="">Alle</option>
          {seasons.map((season) => (
            <option key={season} value={season}>
              {seasonNames[season]}
            </option>
          ))}
        </SelectField>
        <SelectField id="groesse" name="groesse" label="Größe" defaultValue={filter.size ?? ''}>
          <option value="">Alle</option>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
        <button className={button.plain}>Filtern</button>
      </Form>
      {tests.length === 0 && (
        <p className={panel}>
          Für diese Auswahl gibt es keinen Test. <Link to={tyreTestsPath}>Alle Tests zeigen</Link>
        </p>
      )}
      {tests.map((test) => (
        <TestTable
          key={[test.publisher, test.year, test.season, test.size].join(' ')}
          test={test}
          sellsTyres={sellsTyres}
        />
      ))}
    </div>
  );
}
