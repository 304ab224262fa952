export const NotFound = () => null;
