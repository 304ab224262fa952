import { Deviation, SkippedError } from './Deviation';
import type { Check } from './Check';
import { catalogueChecks } from './checks/catalogue';
import { mediaChecks } from './checks/media';
import { notificationChecks } from './checks/notifications';
import { profileChecks } from './checks/profile';
import { signInChecks } from './checks/signIn';
import { userChecks } from './checks/users';
import type { CheckContext } from './CheckContext';

export interface Finding {
  name: string;
  outcome: 'passed' | 'deviates' | 'not tried';
  rule: string;
  /** Section of docs/backend.md that explains it. */
  guide: string;
  /** Deviation, or the reason why the check was not run. */
  why?: string;
  request?: string;
  answer?: string;
}

export const checks: readonly Check[] = [
  ...signInChecks,
  ...profileChecks,
  ...userChecks,
  ...catalogueChecks,
  ...mediaChecks,
  ...notificationChecks,
];

const toOutcome = (error: unknown): Pick<Finding, 'outcome' | 'why' | 'request' | 'answer'> => {
  if (error instanceof SkippedError) return { outcome: 'not tried', why: error.message };
  if (!(error instanceof Deviation)) return { outcome: 'deviates', why: String(error) };
  const { message: why, request, answer } = error;
  return { outcome: 'deviates', why, ...(request && { request }), ...(answer && { answer }) };
};

/** Runs the checks in sequence and deletes their records at the end. */
export const runChecks = async (
  context: CheckContext,
  onFinding: (finding: Finding) => void = () => undefined,
  tried: readonly Check[] = checks,
): Promise<{ findings: Finding[]; left: number }> => {
  const findings: Finding[] = [];
  for (const { name, rule, guide, run } of tried) {
    const result = await run(context).then(() => ({ outcome: 'passed' as const }), toOutcome);
    const finding = { name, rule, guide: `docs/backend.md#${guide}`, ...result };
    findings.push(finding);
    onFinding(finding);
  }
  return { findings, left: await context.cleanUp() };
};
