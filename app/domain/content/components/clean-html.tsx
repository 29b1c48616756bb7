import * as styles from './content-page.css';

/** Made by `readPage`, which sanitises it. */
export function Html({ html }: { html: string }) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by platform/html
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
