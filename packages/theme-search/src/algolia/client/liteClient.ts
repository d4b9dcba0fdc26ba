// scripts/bundle-browser.mjs bundles this file with Algolia's client, so that sites do not install its other ten clients.
export {type LiteClient, liteClient} from 'algoliasearch/lite';
