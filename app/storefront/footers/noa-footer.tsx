import { PurchaseBadges } from '../blocks/footer/badges';
import { ClosingLine } from '../blocks/footer/closing-line';
import { ContactBlock } from '../blocks/footer/contact-block';
import { columns, title } from '../blocks/footer/footer-blocks.css';
import { LegalLinks } from '../blocks/footer/legal-links';
import { PartnerFrame } from '../blocks/footer/partner-frame';
import { OpeningTable } from '../blocks/opening';
import { onAccent, wrap } from '../blocks/shared.css';
import { Waves } from '../blocks/waves';
import type { FooterProps } from '../shell/shell';
import * as styles from './noa-footer.css';

/** Deep water below a line of waves. */
export function NOAFooter({ shell, content }: FooterProps) {
  return (
    <footer className={`${onAccent} ${styles.footer}`}>
      <Waves />
      <div className={`${wrap} ${columns} ${styles.columns}`}>
        <section>
          <h2 className={title}>{shell.location.title}</h2>
          <ContactBlock shell={shell} />
        </section>
        <section>
          <OpeningTable location={shell.location} />
        </section>
        <section>
          <h2 className={title}>Gut zu wissen</h2>
          <LegalLinks links={content.links} />
        </section>
        <PurchaseBadges content={content} />
      </div>
      <div className={`${wrap} ${styles.closing}`}>
        <PartnerFrame content={content} />
        <ClosingLine shell={shell} content={content} />
      </div>
    </footer>
  );
}
