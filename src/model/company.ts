export const defaultCompanyName = 'Development and Innovation Centre';
