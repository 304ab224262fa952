/** What the contract lets other servers leave out or set to null, this one always has. */
export type Filled<T> = { [K in keyof T]-?: NonNullable<T[K]> };
