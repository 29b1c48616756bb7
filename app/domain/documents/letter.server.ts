import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type Company, townLine } from '~/domain/tenancy/company';
import { mailColours as colours } from '~/ui/tokens/mail-colours';
import { groupedIban } from '~/values/iban';

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf');

/** Not before the first letter: it makes each start of the program 0.05 s longer. */
const loadPdfKit = () => require('pdfkit') as typeof PDFDocument;

/** Millimetres as points. */
export const mm = (length: number): number => (length * 72) / 25.4;

/** DIN 5008, form B. */
export const LEFT = mm(25);
export const RIGHT = mm(190);
const BOTTOM = mm(262);
const ADDRESS_TOP = mm(62.7);
const INFO_LEFT = mm(125);
const INFO_TOP = mm(50);
const SUBJECT_TOP = mm(98.5);
const FOLD_MARKS = [mm(105), mm(210)];

export interface Brand {
  title: string;
  ground: string;
  ink: string;
}

export interface LetterHead {
  brand: Brand;
  subject: string;
  sender: Company;
  recipient: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  at: Date;
}

export interface TextLook {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

interface GlyphFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Pages of a business letter; texts flow at `y`. */
export class Letter {
  readonly pdf: PDFKit.PDFDocument;
  readonly #head: LetterHead;
  y = 0;

  constructor(head: LetterHead) {
    this.#head = head;
    const PdfKit = loadPdfKit();
    this.pdf = new PdfKit({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      font: REGULAR,
      lang: 'de-DE',
      info: { Title: head.subject, Creator: 'Radhaus', Producer: 'Radhaus', CreationDate: head.at },
    });
    this.pdf.registerFont('regular', REGULAR);
    this.pdf.registerFont('bold', BOLD);
    this.#drawFirstPage();
  }

  /** PDF/A has no glyphs that the font does not have. */
  #printable(text: string): string {
    const { font } = (this.pdf as unknown as { _font: { font: GlyphFont } })._font;
    return Array.from(text.normalize('NFC').replace(/[\t\r]/g, ' '), (sign) =>
      sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '?',
    ).join('');
  }

  #apply({ isBold, size = 9.5, color = colours.text }: TextLook): void {
    this.pdf.font(isBold ? 'bold' : 'regular', size).fillColor(color);
  }

  height(text: string, look: TextLook & { width: number }): number {
    this.#apply(look);
    return this.pdf.heightOfString(this.#printable(text), { width: look.width });
  }

  /** @returns the height of the text */
  write(text: string, look: TextLook = {}): number {
    const { x = LEFT, y = this.y, align = 'left' } = look;
    const width = look.width ?? RIGHT - x;
    const height = this.height(text, { ...look, width });
    const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum'] : [];
    this.pdf.text(this.#printable(text), x, y, { width, align, features });
    return height;
  }

  paragraph(text: string, look: TextLook = {}): void {
    const width = look.width ?? RIGHT - (look.x ?? LEFT);
    this.reserve(this.height(text, { ...look, width }));
    this.y += this.write(text, look) + mm(2);
  }

  rule(y = this.y, color: string = colours.line): void {
    this.pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(color).stroke();
  }

  reserve(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.#drawBand(mm(12), 11);
    this.write(this.#head.subject, { y: mm(18), size: 9, color: colours.muted });
    this.y = mm(28);
    return true;
  }

  #drawBand(height: number, size: number): void {
    const { title, ground, ink } = this.#head.brand;
    this.pdf.rect(0, 0, this.pdf.page.width, height).fill(ground);
    const look = { width: RIGHT - LEFT, size, isBold: true, color: ink };
    this.write(title, { ...look, y: (height - this.height(title, look)) / 2 });
  }

  #drawFirstPage(): void {
    const { sender, recipient, facts, subject } = this.#head;
    this.#drawBand(mm(24), 20);
    for (const y of FOLD_MARKS)
      this.pdf.moveTo(mm(5), y).lineTo(mm(9), y).lineWidth(0.4).strokeColor(colours.muted).stroke();
    const from = [sender.firma, sender.strasse, townLine(sender)].filter(Boolean).join(' · ');
    const look = { width: mm(80), size: 7, color: colours.muted };
    this.write(from, { ...look, y: ADDRESS_TOP - mm(2) - this.height(from, look) });
    let y = ADDRESS_TOP;
    for (const line of recipient) y += this.write(line, { y, width: mm(80), size: 10.5 });
    const addressEnd = y;
    y = INFO_TOP;
    for (const [name, value] of facts) {
      this.write(name, { x: INFO_LEFT, y, width: mm(29), size: 8.5, color: colours.muted });
      y += this.write(value, { x: INFO_LEFT + mm(30), y, width: mm(35), size: 8.5 }) + mm(1);
    }
    this.y = Math.max(SUBJECT_TOP, Math.max(y, addressEnd) + mm(5));
    this.y += this.write(subject, { size: 17, isBold: true }) + mm(3);
  }

  #footerColumns(): { width: number; lines: string[] }[] {
    const {
      firma,
      strasse,
      plz,
      ort,
      telefon,
      email,
      registergericht,
      hrb,
      ustId,
      geschaeftsfuehrung,
      bank,
    } = this.#head.sender;
    return [
      { width: 38, lines: [firma, strasse, `${plz} ${ort}`] },
      { width: 36, lines: [`Telefon ${telefon}`, email, `USt-IdNr. ${ustId}`] },
      { width: 43, lines: [registergericht, hrb, `Geschäftsführung: ${geschaeftsfuehrung}`] },
      { width: 48, lines: bank ? [bank.bankname, `IBAN ${groupedIban(bank.iban)}`, `BIC ${bank.bic}`] : [] },
    ];
  }

  #drawFooters(): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      this.rule(mm(268));
      let x = LEFT;
      for (const { width, lines } of this.#footerColumns()) {
        const look = { x, y: mm(270), width: mm(width - 2), size: 7, color: colours.muted };
        this.write(lines.join('\n'), look);
        x += mm(width);
      }
      const number = `Seite ${page - start + 1} von ${count}`;
      this.write(number, { y: mm(288), size: 7, color: colours.muted, align: 'right' });
    }
  }

  async finish(): Promise<Buffer> {
    this.#drawFooters();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve, reject) => this.pdf.on('end', resolve).on('error', reject));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
