import english from 'ra-language-english';

/** The texts of react-admin's own screens and widgets. */
export const { ra } = english;
