import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { columns, title } from '../blocks/footer/footer-blocks.css';
import { FooterPart } from '../blocks/footer/footer-part';
import { foldedColumns } from '../blocks/footer/footer-part.css';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { container, onAccent } from '../blocks/shared.css';
import { Waves } from '../blocks/waves';
import type { FooterProps } from '../shell/shell';
import * as styles from './noa-footer.css';

export function NOAFooter({ shell, content }: FooterProps) {
  return (
    <footer className={`${onAccent} ${styles.footer}`}>
      <Waves />
      <div className={`${container} ${columns} ${styles.columns} ${foldedColumns}`}>
        <FooterPart title={shell.location.title} titleLook={title}>
          <ContactBlock shell={shell} />
        </FooterPart>
        <FooterPart title="Öffnungszeiten" titleLook={title}>
          <OpeningTable location={shell.location} />
        </FooterPart>
        <section>
          <h2 className={title}>Gut zu wissen</h2>
          <LegalLinks content={content} />
        </section>
        <FooterPart title="Zahlung und Versand" titleLook={title}>
          <PurchaseBadges content={content} />
        </FooterPart>
      </div>
      <div className={`${container} ${styles.closing}`}>
        <PartnerFrame content={content} />
        <ClosingLine shell={shell} content={content} />
      </div>
    </footer>
  );
}
