// Without a validator nothing is asked of a server that is not this one.
// oxlint-disable-next-line typescript/no-unsafe-call -- the bundle is no module and carries no types
globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
});
