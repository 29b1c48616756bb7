export const MAX_UPLOAD_MB = 40;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
export const UPLOAD_TOO_LARGE = `Die Datei ist größer als ${MAX_UPLOAD_MB} MB. Bitte teilen Sie sie, oder fragen Sie den Betreiber: Größere Dateien nimmt der Befehl „radhaus import“.`;
