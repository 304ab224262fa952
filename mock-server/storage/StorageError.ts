/** The data folder cannot be used as it is; the message names the file and says what to do. */
export class StorageError extends Error {}
