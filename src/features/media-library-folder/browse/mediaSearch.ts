import { nameKey } from '../mediaName';

/** As it is compared: without regard to case, and to whether its letters are composed. */
const plain = (text: string) => nameKey(text).toLowerCase();

/** A test for names that hold the text, without regard to case (spec 2 §2.7). All pass an empty one. */
export const nameSearch = (text: string): ((name: string) => boolean) => {
  const wanted = plain(text.trim());
  return wanted ? (name) => plain(name).includes(wanted) : () => true;
};
