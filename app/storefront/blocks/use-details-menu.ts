import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The element itself where it is a `<details>`, else the outermost ones inside it that are open. */
function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  if (!root) return [];
  if (root instanceof HTMLDetailsElement) return root.open ? [root] : [];
  return [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

/**
 * Makes a `<details>`, or those inside an element, behave as menus: Escape, a click or the focus elsewhere, and a change
 * of page close them. Without JavaScript they stay what they are, and their summary closes them.
 */
export function useDetailsMenu<Root extends HTMLElement = HTMLDetailsElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const page = useLocation().key;
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    for (const menu of openMenus(root.current)) menu.open = false;
  }, [page]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      for (const menu of openMenus(root.current)) {
        if (!menu.contains(event.target as Node)) menu.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [menu] = openMenus(root.current);
      if (!menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return root;
}
