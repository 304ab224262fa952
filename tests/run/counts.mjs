import { stripVTControlCharacters } from 'node:util';

const maxLines = 12;

/** Formats a failed test with the start of its message, for the end of a long log. */
const formatFailure = (title, messages) => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n');
  return [
    title,
    ...lines.filter((line) => line.trim() && !line.includes('node_modules')).slice(0, maxLines),
  ].join('\n    ');
};

/** Counts the tests in Vitest's JSON report, with one failure for each file that did not load. */
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
      ...unloaded.map(({ name, message }) => formatFailure(name, [message])),
      ...testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => formatFailure(fullName, failureMessages)),
      ),
    ],
  };
};

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      formatFailure(
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
