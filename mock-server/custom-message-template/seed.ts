import { settings } from '../../src/settings';
import type { SeedContext } from '../seedContext';

const createPage = (heading: string, text: string) =>
  Buffer.from(`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${heading}</title></head>
  <body><h1>${heading}</h1><p>${text}</p></body>
</html>
`);

export const seedMessageTemplates = async ({ db, uploads }: SeedContext): Promise<void> => {
  const saveFile = (heading: string, text: string) => uploads.save(createPage(heading, text), 'html');
  db.insert('message_templates', {
    name: 'Maintenance window',
    body: null,
    template_file: await saveFile('Maintenance', 'PulseHub is paused on Sunday from 06:00 to 08:00.'),
  });
  db.insert('message_templates', {
    name: 'Welcome to a service',
    body: JSON.stringify({ service: settings.productName, link: 'https://pulsehub.test/dashboard' }),
    template_file: await saveFile('Welcome, {{first_name}}', 'Your access to {{service}} is ready: {{link}}'),
  });
  db.insert('message_templates', {
    name: '',
    body: { first_name: 'Ada', amount: '1,250 EUR', due: '30 June' },
    template_file: await saveFile('Reminder', 'Dear {{first_name}}, {{amount}} is due on {{due}}.'),
  });
};
