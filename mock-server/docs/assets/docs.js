/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return -- a script of the page: what it finds there carries no types */

// Swagger UI writes HTML that DOMPurify has cleaned; this policy rejects what could still run.
const activeContent = /<\s*(script|iframe|object|embed|base|meta)\b|\bon\w+\s*=|javascript:/i;
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (activeContent.test(html)) throw new TypeError('This markup contains active content.');
    return html;
  },
});

// `validatorUrl: null` keeps Swagger UI from sending the document to an online validator.
globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
});
