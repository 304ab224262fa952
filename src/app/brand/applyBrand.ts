import { settings } from '../../settings';
import { brandStyles } from './brandStyles';

/** Once a page: the inlined script does it before the first paint, where it runs. */
export const applyBrand = (): void => {
  const styles = brandStyles(settings);
  if (styles === '' || document.querySelector('style[data-brand]')) return;
  const element = document.createElement('style');
  element.dataset['brand'] = '';
  element.textContent = styles;
  document.head.append(element);
};
