import { parse } from 'yaml';
import { productKey } from '../../src/model/dic-services/services';
import { usualProductKey } from '../../src/settings';

export const contractFile = new URL('../../src/api/openapi.yaml', import.meta.url);

const usualKey = new RegExp(`\\b${usualProductKey}(?=_info\\b|\\b)`, 'g');

/** The contract, with this deployment's product key in it. Throws where it cannot be parsed. */
export const parseContract = (yaml: string): unknown => parse(yaml.replaceAll(usualKey, () => productKey));
