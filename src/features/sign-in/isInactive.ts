export { isInactive } from '../../api/errors';
