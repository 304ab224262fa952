import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

const isUnbounded = ({ max }: AST.Quantifier) => max === Infinity;

/** The first letters of each alternative of a repetition; null if one does not begin with a letter. */
const firstLetters = ({ element }: AST.Quantifier): string[] | null => {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return null;
  const first = element.alternatives.map(({ elements }) => elements[0]);
  return first.every((node) => node?.type === 'Character')
    ? first.map((node) => String.fromCodePoint(node.value))
    : null;
};

/** Whether the inner repetition cannot match the first letter of the outer one's next iteration. */
const isSeparated = (outer: AST.Quantifier, inner: AST.Quantifier, flags: string): boolean => {
  const { type, raw } = inner.element;
  if (type !== 'Character' && type !== 'CharacterSet' && type !== 'CharacterClass') return false;
  const taken = new RegExp(`^${raw}$`, flags.replaceAll(/[gy]/g, ''));
  return firstLetters(outer)?.every((letter) => !taken.test(letter)) ?? false;
};

/** Why a pattern may take more than linear time, or null. */
export const slowPattern = (source: string, flags = ''): string | null => {
  const reasons = analyse({ source, flags }).reports.map(({ type }) => `quadratic (${type})`);
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  // scslre does not detect nested repetitions and back-references.
  const around: AST.Quantifier[] = [];
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, modes), {
    onQuantifierEnter: (inner) => {
      if (!isUnbounded(inner)) return;
      if (!around.every((outer) => isSeparated(outer, inner, flags)))
        reasons.push('a repetition within a repetition');
      around.push(inner);
    },
    onQuantifierLeave: (quantifier) => {
      if (isUnbounded(quantifier)) around.pop();
    },
    onBackreferenceEnter: () => void reasons.push('a back-reference'),
  });
  return reasons[0] ?? null;
};
