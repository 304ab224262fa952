import { texts } from './en';
import { addMessages, type Part } from './i18nProvider';

addMessages(texts, import.meta.glob<Part>(['./*/index.ts', '!./en/**']));
