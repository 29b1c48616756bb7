import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { wrap } from '../blocks/shared.css';
import type { FooterProps } from '../shell/shell';
import * as styles from './default-footer.css';

/** Quiet: badges as a band on top, contact and times below, the links in one row. */
export function DefaultFooter({ shell, content }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.band}>
        <div className={`${wrap} ${styles.badges}`}>
          <PurchaseBadges content={content} />
        </div>
      </div>
      <div className={`${wrap} ${styles.columns}`}>
        <section>
          <h2 className={styles.title}>{shell.location.title}</h2>
          {shell.theme.header.slogan && <p className={styles.slogan}>{shell.theme.header.slogan}</p>}
        </section>
        <ContactBlock shell={shell} />
        <OpeningTable location={shell.location} />
      </div>
      <div className={wrap}>
        <div className={styles.links}>
          <LegalLinks links={content.links} look="row" />
        </div>
        <PartnerFrame content={content} />
        <div className={styles.closing}>
          <ClosingLine shell={shell} content={content} />
        </div>
      </div>
    </footer>
  );
}
