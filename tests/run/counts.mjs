import { stripVTControlCharacters } from 'node:util';

const longest = 12;

/** A failed test and the beginning of what it said, so that the end of a long log tells why. */
const failureOf = (title, messages) => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n');
  return [
    title,
    ...lines.filter((line) => line.trim() && !line.includes('node_modules')).slice(0, longest),
  ].join('\n    ');
};

/** Counts the tests in Vitest's JSON report. A file that could not be loaded counts as one failure. */
export const countVitest = ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) => {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const skips = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped');
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    skips: skips.map(({ fullName }) => fullName),
    failures: [
      ...unloaded.map(({ name, message }) => failureOf(name, [message])),
      ...testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages)),
      ),
    ],
  };
};

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      failureOf(
        `${file}: ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ),
    ),
  ...suites.flatMap(failedSpecs),
];

/** Counts the tests in Playwright's JSON report. */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: failedSpecs({ suites }),
});
