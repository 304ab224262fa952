/** A test for names that hold the text, without regard to case (spec 2 §2.7). All pass an empty one. */
export const nameSearch = (text: string): ((name: string) => boolean) => {
  const wanted = text.trim().toLowerCase();
  return wanted ? (name) => name.toLowerCase().includes(wanted) : () => true;
};
