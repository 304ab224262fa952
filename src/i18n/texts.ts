/** Texts of a language, with exactly the keys of the English ones. */
export type Texts<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};
