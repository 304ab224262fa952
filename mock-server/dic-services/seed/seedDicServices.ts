import { readFile } from 'node:fs/promises';
import { productKey } from '../../../src/model/dic-services/services';
import type { SeedContext } from '../../seed/SeedContext';
import { ownOrigin } from '../../ownOrigin';
import { catalogue } from './catalogue';

const iconOf = (code: string) =>
  readFile(new URL(`icons/${code === productKey ? 'product' : code}.svg`, import.meta.url));

export const seedDicServices = async ({ db, uploads }: SeedContext): Promise<void> => {
  for (const { code_name, name, description } of catalogue) {
    const icon_file = await uploads.save(await iconOf(code_name), 'svg');
    const frontend = `${ownOrigin}/dev/companion/${code_name}`;
    db.insert('dic_services', {
      code_name,
      name,
      description,
      link: frontend,
      icon: `${code_name}.svg`,
      icon_file,
      dev_backend_url: ownOrigin,
      demo_backend_url: ownOrigin,
      prod_backend_url: ownOrigin,
      dev_frontend_url: frontend,
      demo_frontend_url: frontend,
      prod_frontend_url: frontend,
      other_backend_urls: '[]',
      other_frontend_urls: '[]',
    });
  }
};
