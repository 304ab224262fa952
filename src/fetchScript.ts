import { fetchFirst } from './app/fetchFirst';

// Within the page that is served for every address that has none of its own.
fetchFirst();
