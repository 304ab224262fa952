import french from 'ra-language-french';

/** The texts of react-admin's own screens and widgets. */
export const { ra } = french;
