const shape = /^\d{4}-\d{2}-\d{2}$/;

export const hasDayShape = (text: string): boolean => shape.test(text);

/** Whether a text is a day that the calendar has: `2026-02-30` has the shape and is none. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return shape.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The day of a text that may carry a time as well, as it is written there: no zone can shift it. */
export const readDay = (text: string): string => {
  const [day = ''] = text.trim().split(/[T ]/);
  return shape.test(day) ? day : text.trim();
};
