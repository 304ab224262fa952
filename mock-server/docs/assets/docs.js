/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return -- a script of the page: what it finds there carries no types */

// Swagger UI writes its own markup as text, cleaned by DOMPurify; what could still run is refused here.
const runs = /<\s*(script|iframe|object|embed|base|meta)\b|\bon\w+\s*=|javascript:/i;
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (runs.test(html)) throw new TypeError('This markup could run something.');
    return html;
  },
});

// Without a validator nothing is asked of a server that is not this one.
globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
});
