import { useLocation } from 'react-router';
import { consentPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { categoryFields } from '../../consent/consent';
import type { PartnerFrameView } from '../../consent/uses';
import type { FooterContent } from '../../shell/shell';
import { inlineLink } from './footer-blocks.css';
import * as styles from './partner-frame.css';

function LoadedFrame({ frame: { url, host } }: { frame: PartnerFrameView }) {
  return (
    <>
      <iframe
        title={`Inhalt von ${host}`}
        src={url}
        // The frame has another origin and cannot lift this: no forms, no navigation of the page.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
        className={styles.frame}
      />
      <p className={styles.small}>
        Inhalt von {host}.{' '}
        <Link to={consentPath} className={inlineLink}>
          Einwilligung ändern
        </Link>
      </p>
    </>
  );
}

const PARTNER_ID = 'partner';

/** The answer leads back to this part of the page: a redirect keeps the fragment. */
function FrameQuestion({ frame: { host } }: { frame: PartnerFrameView }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={`${consentPath}#${PARTNER_ID}`} reloadDocument className={styles.asking}>
      <p className={styles.small}>
        An dieser Stelle zeigen wir eine Seite unseres Partners <strong>{host}</strong>. Wir laden sie erst,
        wenn Sie zustimmen: Der Partner erfährt dann Ihre IP-Adresse und kann eigene Cookies setzen.
      </p>
      <input type="hidden" name="zurueck" data-return="zurueck" value={pathname + search} />
      <input type="hidden" name={categoryFields.C0003} value="an" />
      <button name="auswahl" value="zusatz" className={button.plain}>
        Inhalte anderer Anbieter laden
      </button>
    </Form>
  );
}

/** Loaded only with consent. */
export function PartnerFrame({ content: { partnerFrame: frame } }: { content: FooterContent }) {
  if (!frame) return null;
  return (
    <section id={PARTNER_ID} tabIndex={-1} aria-label="Unser Partner" className={styles.partner}>
      {frame.isAllowed ? <LoadedFrame frame={frame} /> : <FrameQuestion frame={frame} />}
    </section>
  );
}
