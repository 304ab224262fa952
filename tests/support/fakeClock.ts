/** Creates a clock, in milliseconds since 1970, that moves only on `advance`. */
export const fakeClock = (start = Date.parse('2026-03-02T09:00:10Z')) => {
  let time = start;
  return {
    now: () => time,
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};
