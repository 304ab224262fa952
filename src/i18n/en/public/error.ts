/** Spec 2 §8 "Generic HTTP mapping". */
export const error = {
  notFound: 'Page not found. The resource you are trying to access does not exist.',
  forbidden: 'You do not have permission to perform this action.',
  internal: 'Internal server error. Please try again later.',
  serverIssues: 'Server is experiencing issues. Please try again later.',
  network: 'Network error. Please check your connection and try again.',
  http: 'HTTP Error: %{status}',
  unexpected: 'An unexpected error occurred',
  throttled: 'Request was throttled. Expected available in %{smart_count} seconds.',
  tooMany: 'Too many requests. Please try again later.',
  sessionExpired: 'Session expired. Please log in again.',
  fromServer: '%{text}',
};
