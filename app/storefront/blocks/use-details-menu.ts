import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The element itself where it is a `<details>`, else the outermost ones inside it that are open. */
function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  if (!root) return [];
  if (root instanceof HTMLDetailsElement) return root.open ? [root] : [];
  return [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

/** What the summary of a menu opens elsewhere in the page, if it says so. */
function panelOf(root: HTMLElement): HTMLElement | null {
  const id = root.querySelector(':scope > summary')?.getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
}

/** Whether an event leaves a menu open. The focus may pass what stands in the header between a summary and its panel. */
function isInside(root: HTMLElement, event: Event): boolean {
  const target = event.target as Node;
  const panel = panelOf(root);
  if (root.contains(target) || panel?.contains(target)) return true;
  return panel !== null && event.type === 'focusin' && root.closest('header')?.contains(target) === true;
}

/**
 * Makes a `<details>`, or those inside an element, behave as menus: Escape, a click or the focus outside, and a change
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
      if (!root.current || isInside(root.current, event)) return;
      for (const menu of openMenus(root.current)) menu.open = false;
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
