/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return -- this page script has no types for its globals */

// Rejects active content that DOMPurify may have left in Swagger UI's HTML.
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
