/** The texts of a language: the keys of the English ones, no more and no less. */
export type Texts<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};
