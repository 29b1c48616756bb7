import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Makes a `<details>` behave as a menu: Escape, a click or the focus elsewhere, and a change of page close it.
 * Without JavaScript it stays what it is, and its summary closes it.
 */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const page = useLocation().key;
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (menu.current) menu.current.open = false;
  }, [page]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
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

  return menu;
}
