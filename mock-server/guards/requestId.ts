import type { Request } from 'express';

/** The `X-Request-ID` of a call; undefined for none, and for one that would not fit a line of the log. */
export const getRequestId = (req: Request): string | undefined => {
  const id = req.get('x-request-id');
  return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
};
