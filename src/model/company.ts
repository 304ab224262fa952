export const usualCompanyName = 'Development and Innovation Centre';
