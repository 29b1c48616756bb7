import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as icons from './icons';

describe.each(Object.entries(icons))('%s', (_, Icon) => {
  it('is small, decorative and takes the colour of the text', () => {
    const markup = renderToStaticMarkup(<Icon size={20} />);
    expect(markup.length).toBeLessThan(700);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toContain('stroke="currentColor"');
    expect(markup).toContain('width="20"');
  });
});
