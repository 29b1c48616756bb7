import { consentPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { ConsentQuestion } from '../../consent/consent-question';
import { frame as frameStyle, small } from '../../consent/consent-question.css';
import type { PartnerFrameView } from '../../consent/uses';
import type { FooterContent } from '../../shell/shell';
import { inlineLink } from './footer-blocks.css';
import { partner } from './partner-frame.css';

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
        className={frameStyle}
      />
      <p className={small}>
        Inhalt von {host}.{' '}
        <Link to={consentPath} className={inlineLink}>
          Einwilligung ändern
        </Link>
      </p>
    </>
  );
}

const PARTNER_ID = 'partner';

/** Loaded only with consent. */
export function PartnerFrame({ content: { partnerFrame: frame } }: { content: FooterContent }) {
  if (!frame) return null;
  return (
    <section id={PARTNER_ID} tabIndex={-1} aria-label="Unser Partner" className={partner}>
      {frame.isAllowed ? (
        <LoadedFrame frame={frame} />
      ) : (
        <ConsentQuestion id={PARTNER_ID}>
          An dieser Stelle zeigen wir eine Seite unseres Partners <strong>{frame.host}</strong>. Wir laden sie
          erst, wenn Sie zustimmen: Der Partner erfährt dann Ihre IP-Adresse und kann eigene Cookies setzen.
        </ConsentQuestion>
      )}
    </section>
  );
}
