import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Notice } from '~/ui/components/notice';
import { Price } from '~/ui/components/price';
import { BrandMark } from '~/ui/illustrations/brand-mark';
import * as styles from './theme-sample.css';

export function ThemeSample({ name, scheme }: { name: string; scheme: 'light' | 'dark' }) {
  return (
    <section data-theme={name} className={styles.sheet} aria-labelledby={`theme-${name}`}>
      <BrandMark letter={name.charAt(0)} variant="shield" />
      <h3 id={`theme-${name}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.muted}>{scheme === 'dark' ? 'Dunkel' : 'Hell'}</p>
      <TextField id={`size-${name}`} label="Reifengröße" hint="Zum Beispiel 205/55 R16" />
      <Notice tone="good">Im Warenkorb.</Notice>
      <Notice tone="warn">Nur noch zwei Stück.</Notice>
      <Price cents={8_990} size="large" />
      <button type="button" className={button.accent}>
        Reifen finden
      </button>
    </section>
  );
}
