/** Texts of a language, with exactly the English keys. */
export type Texts<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};
