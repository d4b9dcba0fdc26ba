export type {
  CreateSearchProvider,
  MatchedText,
  SearchCall,
  SearchHit,
  SearchProvider,
  SearchQuery,
  SearchResults,
} from './provider.js';
