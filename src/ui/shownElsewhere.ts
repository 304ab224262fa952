/** For react-admin's views whose failures are shown in their own place: it is not to tell of them itself. */
export const shownElsewhere = { onError: () => undefined };
