import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { consentPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import * as styles from './consent-banner.css';

/** Not modal, with equal weight for both answers. Without JavaScript the answer leads back to this page. */
export function ConsentBanner({ isAsked }: { isAsked: boolean }) {
  const fetcher = useFetcher({ key: 'consent' });
  const { pathname, search } = useLocation();
  const wasAnswered = useRef(false);
  useEffect(() => {
    if (isAsked || !wasAnswered.current) return;
    wasAnswered.current = false;
    // A visitor who has moved to a field keeps the focus there.
    if (document.activeElement !== document.body) return;
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  }, [isAsked]);
  if (!isAsked) return null;

  function stayHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    form.set('bleiben', '1');
    wasAnswered.current = true;
    fetcher.submit(form, { method: 'post', action: consentPath });
  }

  return (
    <section aria-label="Cookies" className={styles.banner}>
      <Form method="post" action={consentPath} onSubmit={stayHere} className={styles.inner}>
        <p className={styles.text}>
          Notwendige Cookies braucht der Shop für seinen Betrieb. Statistik und Inhalte anderer Anbieter laden
          wir nur, wenn Sie zustimmen. <Link to={consentPath}>Einstellungen</Link>
        </p>
        <div className={styles.choices}>
          <input type="hidden" name="zurueck" value={pathname + search} />
          <button name="auswahl" value="notwendig" className={`${button.plain} ${styles.choice}`}>
            Nur notwendige
          </button>
          <button name="auswahl" value="alle" className={`${button.plain} ${styles.choice}`}>
            Alle akzeptieren
          </button>
        </div>
      </Form>
    </section>
  );
}
