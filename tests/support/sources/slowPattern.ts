import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

const isEndless = ({ max }: AST.Quantifier) => max === Infinity;

/** The letters with which each round of a repetition begins; null where one may begin otherwise. */
const beginnings = ({ element }: AST.Quantifier): string[] | null => {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return null;
  const first = element.alternatives.map(({ elements }) => elements[0]);
  return first.every((node) => node?.type === 'Character')
    ? first.map((node) => String.fromCodePoint(node.value))
    : null;
};

/** Whether a repetition within another cannot take what the next round of the other begins with. */
const isSeparated = (outer: AST.Quantifier, inner: AST.Quantifier, flags: string): boolean => {
  const { type, raw } = inner.element;
  if (type !== 'Character' && type !== 'CharacterSet' && type !== 'CharacterClass') return false;
  const taken = new RegExp(`^${raw}$`, flags.replaceAll(/[gy]/g, ''));
  return beginnings(outer)?.every((letter) => !taken.test(letter)) ?? false;
};

/** Why a pattern may take more than linear time on some text; null where it does not. */
export const slowPattern = (source: string, flags = ''): string | null => {
  const reasons = analyse({ source, flags }).reports.map(({ type }) => `quadratic (${type})`);
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  // What the analysis cannot see: ways to share a text between repetitions, and texts that come again.
  const around: AST.Quantifier[] = [];
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, modes), {
    onQuantifierEnter: (inner) => {
      if (!isEndless(inner)) return;
      if (!around.every((outer) => isSeparated(outer, inner, flags)))
        reasons.push('a repetition within a repetition');
      around.push(inner);
    },
    onQuantifierLeave: (quantifier) => {
      if (isEndless(quantifier)) around.pop();
    },
    onBackreferenceEnter: () => void reasons.push('a back-reference'),
  });
  return reasons[0] ?? null;
};
