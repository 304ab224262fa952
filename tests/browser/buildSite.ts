/** Builds the site as `npm start` does, once before all tests, so that workers do not build it in parallel. */
export { buildSite as default } from '../support/site/builtSite';
