import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as icons from './icons';
import * as styles from './icons.css';

describe.each(Object.entries(icons))('%s', (_, Icon) => {
  it('is small, decorative and drawn like the others', () => {
    const markup = renderToStaticMarkup(<Icon size={20} />);
    expect(markup.length).toBeLessThan(700);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toContain(`class="${styles.line}"`);
    expect(markup).toContain('width="20"');
  });
});
