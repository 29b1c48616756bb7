/** Why an uploaded file cannot be read, in German. */
export class UploadFault extends Error {}
