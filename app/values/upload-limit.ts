/** Of a photo that a visitor sends, and of a bank's statement. */
const MAX_PHOTO_MB = 8;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024;
export const PHOTO_TOO_LARGE = `Die Datei ist größer als ${MAX_PHOTO_MB} MB.`;

export const MAX_UPLOAD_MB = 40;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
export const UPLOAD_TOO_LARGE = `Die Datei ist größer als ${MAX_UPLOAD_MB} MB. Bitte teilen Sie sie, oder fragen Sie den Betreiber: Größere Dateien nimmt der Befehl „radhaus import“.`;
