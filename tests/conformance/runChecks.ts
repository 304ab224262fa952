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
  /** Section of docs/backend.md with an explanation. */
  guide: string;
  /** Describes the deviation, or why the check was not run. */
  reason?: string;
  request?: string;
  response?: string;
}

export const checks: readonly Check[] = [
  ...signInChecks,
  ...profileChecks,
  ...userChecks,
  ...catalogueChecks,
  ...mediaChecks,
  ...notificationChecks,
];

const toOutcome = (error: unknown): Pick<Finding, 'outcome' | 'reason' | 'request' | 'response'> => {
  if (error instanceof SkippedError) return { outcome: 'not tried', reason: error.message };
  if (!(error instanceof Deviation)) return { outcome: 'deviates', reason: String(error) };
  const { message: reason, request, response } = error;
  return { outcome: 'deviates', reason, ...(request && { request }), ...(response && { response }) };
};

/** Runs the checks in sequence and deletes their records at the end. */
export const runChecks = async (
  context: CheckContext,
  onFinding: (finding: Finding) => void = () => undefined,
  checksToRun: readonly Check[] = checks,
): Promise<{ findings: Finding[]; undeletedCount: number }> => {
  const findings: Finding[] = [];
  for (const { name, rule, guide, run } of checksToRun) {
    const result = await run(context).then(() => ({ outcome: 'passed' as const }), toOutcome);
    const finding = { name, rule, guide: `docs/backend.md#${guide}`, ...result };
    findings.push(finding);
    onFinding(finding);
  }
  return { findings, undeletedCount: await context.cleanUp() };
};
