/** A clock that moves only on `advance`; in milliseconds since 1970. */
export const fakeClock = (start = Date.parse('2026-03-02T09:00:10Z')) => {
  let at = start;
  return {
    now: () => at,
    advance: (seconds: number) => {
      at += seconds * 1000;
    },
  };
};
