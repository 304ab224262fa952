export class StorageError extends Error {}
