import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Place } from './place';

/** Only named `<details>` are menus. */
function openMenus(place: Place): HTMLDetailsElement[] {
  return [...(place.current?.querySelectorAll<HTMLDetailsElement>('details[open][name]') ?? [])];
}

function panelOf(menu: HTMLElement): HTMLElement | null {
  const id = menu.querySelector(':scope > summary')?.getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
}

/** The focus may pass other parts of the header on the way to the panel; the navigation's entries count as one menu. */
function isInside(menu: HTMLDetailsElement, event: Event): boolean {
  const target = event.target as Node;
  const panel = panelOf(menu);
  const own = menu.name === 'hauptnavigation' ? menu.closest('nav') : menu;
  if (own?.contains(target) || panel?.contains(target)) return true;
  return panel !== null && event.type === 'focusin' && menu.closest('header')?.contains(target) === true;
}

/** Named `<details>` close at Escape, at clicks or focus outside and at navigation; by their summary without JavaScript. */
export function useMenus(place: Place): void {
  const page = useLocation().key;
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    for (const menu of openMenus(place)) menu.open = false;
  }, [place, page]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      for (const menu of openMenus(place)) if (!isInside(menu, event)) menu.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = event.key === 'Escape' && openMenus(place).at(-1);
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
  }, [place]);
}
