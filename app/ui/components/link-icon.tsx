import * as styles from './link-icon.css';

/** Markup from data, sanitised on the server at writing and at reading. */
export function LinkIcon({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/html
  return <span className={styles.icon} dangerouslySetInnerHTML={{ __html: markup }} />;
}
