import {translate} from '@docusaurus/Translate';

/** Evaluated when this module loads, before any page renders. */
export const greeting = translate({id: 'greeting', message: 'Hello'});
