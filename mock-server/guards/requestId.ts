import type { Request } from 'express';

/** Returns the `X-Request-ID`, or undefined if it is missing or could break a line of the log. */
export const getRequestId = (req: Request): string | undefined => {
  const id = req.get('x-request-id');
  return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
};
