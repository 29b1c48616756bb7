import { accountOf } from './statement';

/** Texts of the classic formats name their parts: 'SVWZ+', 'EREF: ' and others. Without `SVWZ` the text is what stands before the first. */
export function namedParts(text: string): { text: string; endToEnd: string; payerIban: string } {
  const marks = [...text.matchAll(/(?<![A-Z])(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)[+:] ?/g)];
  const parts = new Map(
    marks.map((mark, index) => {
      const start = mark.index + mark[0].length;
      return [mark[1] ?? '', text.slice(start, marks[index + 1]?.index).trim()];
    }),
  );
  const before = text.slice(0, marks[0]?.index).trim();
  const own = [before, parts.get('SVWZ') ?? ''].filter(Boolean).join(' ');
  return { text: own, endToEnd: parts.get('EREF') ?? '', payerIban: accountOf(parts.get('IBAN') ?? '') };
}

/** 'Auftraggeber: Eva Berg Buchungstext: RH-7K4M-92XQ Ref. 2B' */
export function labelledParts(text: string): { payer: string; text: string; reference: string } {
  const found =
    /^(?:Auftraggeber|Empfänger|Zahlungspflichtiger):\s*(.*?)\s*(?:Kto\/IBAN:.*?)?(?:BLZ\/BIC:.*?)?Buchungstext:\s*(.*?)\s*(?:Ref\.\s*(\S+))?$/s.exec(
      text,
    );
  return { payer: found?.[1] ?? '', text: found?.[2] ?? text, reference: found?.[3] ?? '' };
}
