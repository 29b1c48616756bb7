import { useHref } from 'react-router';
import { PriceTable } from '~/domain/workshop/components/price-table';
import type { LabourRate } from '~/domain/workshop/prices/service-price';
import { orderedLines, type QuoteLine, sumOf } from '~/domain/workshop/quotes/quote';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskQuotePath, deskRequestPath } from '~/values/desk-paths';
import { formatCents } from '~/values/money';
import { MAX_NOTE, QUOTE_ROWS, quoteField } from '../quotes/quote-form';
import * as styles from './desk.css';
import { CheckField, DeskArea, DeskField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';
import { type DeskAnswer, useAnswerTo } from './form-context';

/** A preview is an answer without errors. */
export interface QuoteAnswer extends DeskAnswer {
  preview?: QuoteLine[];
}

export interface QuoteFormPageProps {
  request: {
    number: string;
    serviceTitle: string;
    vehicle: string;
    message: string;
    name: string;
    email: string;
  };
  rates: LabourRate[];
  /** Of the new quote. */
  id: string;
  /** ISO day. */
  until: string;
}

const COMMAND = 'quote';
/** More are folded. */
const SHOWN_ROWS = 3;

interface RowProps extends Pick<QuoteFormPageProps, 'rates'> {
  index: number;
  label: string;
}

function Row({ index, label, rates }: RowProps) {
  return (
    <fieldset className={styles.more}>
      <legend className={styles.small}>{`Zeile ${index + 1}`}</legend>
      <DeskField name={quoteField('text', index)} label="Arbeit" maxLength={120} defaultValue={label} />
      <div className={styles.choices}>
        <DeskField name={quoteField('aw', index)} label="Arbeitswerte" hint="wie 4,5" inputMode="decimal" />
        <DeskSelect
          name={quoteField('klasse', index)}
          label="Stundensatz"
          defaultValue={rates[0]?.labourClass}
        >
          {rates.map(({ labourClass, hourlyCents }) => (
            <option key={labourClass} value={labourClass}>
              {labourClass}, {formatCents(hourlyCents)}
            </option>
          ))}
        </DeskSelect>
        <DeskField
          name={quoteField('teile', index)}
          label="Teile"
          hint="in €, inkl. MwSt."
          inputMode="decimal"
        />
        <CheckField name={quoteField('wahl', index)} label="nur auf Wunsch" />
      </div>
    </fieldset>
  );
}

function Preview({ lines }: { lines: readonly QuoteLine[] }) {
  const extras = lines.filter(({ isExtra }) => isExtra);
  const ordered = orderedLines(lines, []);
  return (
    <div role="status" className={pageStack}>
      <p className={styles.small}>So steht es im Kostenvoranschlag. Verschickt ist noch nichts.</p>
      <PriceTable lines={ordered} totalCents={sumOf(ordered)} />
      {extras.length > 0 && (
        <PriceTable lines={extras} totalCents={sumOf(extras)} totalName="Alles Zusätzliche" />
      )}
    </div>
  );
}

export function QuoteFormPage({ request, rates, id, until }: QuoteFormPageProps) {
  const { number, serviceTitle, vehicle, message, name, email } = request;
  const own = useAnswerTo<QuoteAnswer>(COMMAND);
  const indexes = Array.from({ length: QUOTE_ROWS }, (_, index) => index);
  const rows = (from: number, until: number) =>
    indexes
      .slice(from, until)
      .map((index) => (
        <Row key={index} index={index} label={index === 0 ? serviceTitle : ''} rates={rates} />
      ));
  const hasMore = indexes
    .slice(SHOWN_ROWS)
    .some((index) => own?.values[quoteField('text', index)] || own?.errors[quoteField('text', index)]);
  const previewUrl = `${useHref(deskQuotePath(number))}?vorschau=1`;
  return (
    <DeskPage
      title="Kostenvoranschlag"
      forms={[COMMAND]}
      intro={
        <p>
          für {name}, {email} · <Link to={deskRequestPath(number)}>Anfrage {number}</Link>
        </p>
      }
    >
      <div className={styles.columns}>
        <Section title="Was gemacht wird">
          <DeskForm
            command={COMMAND}
            action={deskQuotePath(number)}
            label="Per E-Mail senden"
            version={own?.values.stand ?? id}
            beside={
              <button name="befehl" value={COMMAND} formAction={previewUrl} className={button.plain}>
                Summe ansehen
              </button>
            }
          >
            {own?.preview && <Preview lines={own.preview} />}
            {rows(0, SHOWN_ROWS)}
            <details open={hasMore}>
              <summary className={styles.unfold}>Weitere Zeilen</summary>
              {rows(SHOWN_ROWS, QUOTE_ROWS)}
            </details>
            <DeskArea
              name="hinweis"
              label="Hinweis"
              hint="steht in der E-Mail"
              maxLength={MAX_NOTE}
              rows={3}
              defaultValue=""
            />
            <DeskField name="gueltigBis" label="Gültig bis" type="date" defaultValue={until} />
          </DeskForm>
        </Section>
        <Section title="Anfrage">
          <p>{[serviceTitle, vehicle].filter(Boolean).join(' · ')}</p>
          <p>{message}</p>
          <p className={styles.small}>
            Der Kunde bekommt einen Link und sagt dort zu oder ab. Was nur auf Wunsch gemacht wird, wählt er
            einzeln. Ein neuer Kostenvoranschlag ersetzt den offenen.
          </p>
        </Section>
      </div>
    </DeskPage>
  );
}
