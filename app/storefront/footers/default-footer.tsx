import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { smallTitle } from '../blocks/footer/footer-blocks.css';
import { FooterPart } from '../blocks/footer/footer-part';
import { foldedColumns } from '../blocks/footer/footer-part.css';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { container } from '../blocks/shared.css';
import type { FooterProps } from '../shell/shell';
import * as styles from './default-footer.css';

export function DefaultFooter({ shell, content }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.band}>
        <div className={`${container} ${styles.badges}`}>
          <FooterPart title="Zahlung und Versand" titleLook={visuallyHidden}>
            <PurchaseBadges content={content} />
          </FooterPart>
        </div>
      </div>
      <div className={`${container} ${styles.columns} ${foldedColumns}`}>
        <section>
          <h2 className={styles.title}>{shell.location.title}</h2>
          {shell.theme.header.slogan && <p className={styles.slogan}>{shell.theme.header.slogan}</p>}
        </section>
        <FooterPart title="Kontakt" titleLook={smallTitle}>
          <ContactBlock shell={shell} />
        </FooterPart>
        <FooterPart title="Öffnungszeiten" titleLook={smallTitle}>
          <OpeningTable location={shell.location} />
        </FooterPart>
      </div>
      <div className={container}>
        <div className={styles.links}>
          <LegalLinks content={content} look="row" />
        </div>
        <PartnerFrame content={content} />
        <div className={styles.closing}>
          <ClosingLine shell={shell} content={content} />
        </div>
      </div>
    </footer>
  );
}
