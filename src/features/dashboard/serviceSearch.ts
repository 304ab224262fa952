import type { ServiceCard } from '../../model/dic-services/serviceCard';

/** Letters without their marks and case: "Épée" and "EPEE" are the same word to somebody who searches. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i');

/** The cards whose name, code name or description holds every word of the query. */
export const matchingServices = (cards: readonly ServiceCard[], query: string): ServiceCard[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return cards.filter(({ name, code_name, description }) => {
    const text = plain(`${name}\n${code_name}\n${description}`);
    return words.every((word) => text.includes(word));
  });
};
