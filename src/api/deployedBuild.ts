import { isFields } from '../model/fields';
import { siteFile } from './siteFile';

export const deployedBuild = async (): Promise<string | null> => {
  const version = await siteFile('/version.json');
  const build = isFields(version) ? version['build'] : null;
  return typeof build === 'string' ? build : null;
};
