import { useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { button } from '~/ui/components/button.css';
import { Problem } from '~/ui/components/notice';
import { pageStack, panel } from '~/ui/components/panel.css';
import type { CardFields } from '../provider';
import * as styles from './card-form.css';

interface CheckedCard {
  status: string;
  pseudocardpan?: string;
}

interface HostedFields {
  isComplete(): boolean;
  creditCardCheck(callback: string): void;
}

interface HostedApi {
  ClientApi: {
    HostedIFrames: new (config: object, request: object) => HostedFields;
    Language: { de: unknown };
  };
}

declare global {
  interface Window {
    Payone?: HostedApi;
    /** The provider's script calls it by its name. */
    cardWasChecked?: (card: CheckedCard) => void;
  }
}

const fieldNames = {
  cardpan: 'Kartennummer',
  cardexpiremonth: 'Gültig bis: Monat',
  cardexpireyear: 'Jahr',
  cardcvc2: 'Prüfziffer',
} as const;

const frameStyle = { width: '100%', height: '44px' };

function openFields(api: HostedApi, request: CardFields['request']): HostedFields {
  const fields = Object.fromEntries(
    Object.keys(fieldNames).map((name) => [name, { selector: name, type: 'text', iframe: frameStyle }]),
  );
  return new api.ClientApi.HostedIFrames(
    {
      fields,
      defaultStyle: {
        input:
          'box-sizing:border-box;width:100%;height:42px;padding:0 12px;font-size:16px;border:0;background:transparent',
        iframe: frameStyle,
      },
      autoCardtypeDetection: { supportedCardtypes: ['V', 'M'] },
      language: api.ClientApi.Language.de,
    },
    request,
  );
}

/** The card's number goes from the provider's frames to the provider; the shop gets a stand-in. */
export function CardForm({ sum, fields }: { sum: string; fields: CardFields }) {
  const submit = useSubmit();
  const id = useId();
  const hosted = useRef<HostedFields>(undefined);
  const [isReady, setReady] = useState(false);
  const [problem, tell] = useState<string>();
  const { script, request } = fields;

  useEffect(() => {
    const open = () => {
      if (!window.Payone || hosted.current) return;
      hosted.current = openFields(window.Payone, request);
      setReady(true);
    };
    const element = document.createElement('script');
    element.src = script;
    element.addEventListener('load', open);
    element.addEventListener('error', () =>
      tell('Die Felder für die Karte lassen sich gerade nicht laden. Bitte wählen Sie einen anderen Weg.'),
    );
    document.head.append(element);
    window.cardWasChecked = ({ status, pseudocardpan }) => {
      if (status === 'VALID' && pseudocardpan)
        void submit({ aktion: 'karte', karte: pseudocardpan }, { method: 'post' });
      else tell('Diese Karte wurde nicht angenommen. Bitte prüfen Sie Nummer, Datum und Prüfziffer.');
    };
    return () => element.remove();
  }, [script, request, submit]);

  function check() {
    if (hosted.current?.isComplete()) hosted.current.creditCardCheck('cardWasChecked');
    else tell('Bitte füllen Sie alle Felder aus.');
  }

  return (
    <section className={`${panel} ${pageStack}`} aria-labelledby={id}>
      <h2 id={id}>Mit Kreditkarte bezahlen</h2>
      <noscript>
        <p>Für die Zahlung mit Kreditkarte brauchen wir JavaScript. Bitte wählen Sie einen anderen Weg.</p>
      </noscript>
      <Problem text={problem} />
      <div className={styles.fields}>
        {Object.entries(fieldNames).map(([name, label]) => (
          <div key={name} className={styles.field}>
            <span className={styles.label}>{label}</span>
            <span id={name} className={styles.frame} />
          </div>
        ))}
      </div>
      <p>Visa oder Mastercard. Ihre Bank fragt Sie danach um Freigabe (3-D Secure).</p>
      <p>
        <button type="button" className={button.action} onClick={check} disabled={!isReady}>
          {sum} bezahlen
        </button>
      </p>
    </section>
  );
}
