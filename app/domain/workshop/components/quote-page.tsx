import { termsPath, withdrawalPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { box } from '~/ui/components/field.css';
import { Form, Link } from '~/ui/components/link';
import { Notice, Problem } from '~/ui/components/notice';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { lineCents, orderedLines, type QuoteLine, type QuoteStateNow, sumOf } from '../quotes/quote';
import { extraField } from '../quotes/quote-fields';
import { quoteStateNames } from '../quotes/quote-text';
import { chosen as factList } from './navigator.css';
import { PriceTable } from './price-table';
import * as styles from './request-form.css';

export interface QuotePageView {
  number: string;
  state: QuoteStateNow;
  lines: QuoteLine[];
  extras: number[];
  note: string;
  expiresAt: Date;
  facts: [string, string][];
}

interface QuotePageProps {
  quote: QuotePageView;
  /** Address of the page. */
  here: string;
  notice: string | undefined;
  problem: string | undefined;
}

function AnswerForm({ quote: { lines }, here }: Pick<QuotePageProps, 'quote' | 'here'>) {
  const extras = lines.flatMap((line, position) => (line.isExtra ? [{ line, position }] : []));
  return (
    <Form method="post" action={here} className={`${panel} ${styles.form}`}>
      <h2 className={sectionTitle}>Ihre Antwort</h2>
      {extras.length > 0 && (
        <fieldset className={styles.group}>
          <legend>Zusätzlich, nur wenn Sie es wünschen</legend>
          {extras.map(({ line, position }) => (
            <label key={position} className={styles.choice}>
              <input type="checkbox" name={extraField(position)} className={box} />
              <span>
                {line.label} für {formatCents(lineCents(line))}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p>
        Mit dem Auftrag entsteht ein Vertrag über diese Arbeiten. Es gelten unsere{' '}
        <Link to={termsPath}>AGB</Link>; Sie haben ein <Link to={withdrawalPath}>Widerrufsrecht</Link>.
      </p>
      <div className={styles.buttons}>
        <button name="befehl" value="annehmen" className={button.action}>
          Zahlungspflichtig beauftragen
        </button>
        <button name="befehl" value="ablehnen" className={button.plain}>
          Ablehnen
        </button>
      </div>
    </Form>
  );
}

/** Reading changes nothing: mail programs open links before people do. */
export function QuotePage({ quote, here, notice, problem }: QuotePageProps) {
  const { number, state, lines, extras, note, expiresAt, facts } = quote;
  const shown = state === 'accepted' ? orderedLines(lines, extras) : lines.filter(({ isExtra }) => !isExtra);
  return (
    <div className={pageStack} data-quote={number} data-state={state}>
      <h1 className={pageTitle}>Ihr Kostenvoranschlag</h1>
      {notice && <Notice tone="good">{notice}</Notice>}
      <Problem text={problem} />
      <dl className={factList}>
        {[
          ...facts,
          ['Nummer', number],
          ['Gültig bis', `${formatMoment(expiresAt)} Uhr`],
          ['Stand', quoteStateNames[state]],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={panel} aria-label="Arbeiten">
        <PriceTable lines={shown} totalCents={sumOf(shown)} />
        {note && <p>{note}</p>}
      </section>
      {state === 'open' && <AnswerForm quote={quote} here={here} />}
      {state === 'expired' && <p>Bitte rufen Sie uns an oder fragen Sie noch einmal; Preise ändern sich.</p>}
    </div>
  );
}
