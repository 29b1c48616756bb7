/** @param available pieces that are left */
export function shortageText({ title, available }: { title: string; available: number }): string {
  return available === 0
    ? `${title} ist leider gerade ausverkauft worden. Bitte entfernen Sie den Artikel aus dem Warenkorb.`
    : `Von ${title} ${available === 1 ? 'ist' : 'sind'} nur noch ${available} Stück da. Bitte passen Sie die Menge im Warenkorb an.`;
}
