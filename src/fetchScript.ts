import { fetchFirst } from './app/fetchFirst';

// Inlined into index.html, which serves every address without a page of its own.
fetchFirst();
