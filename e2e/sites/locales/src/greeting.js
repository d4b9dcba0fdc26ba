import {translate} from '@docusaurus/Translate';

/** Evaluated before any page is. */
export const greeting = translate({id: 'greeting', message: 'Hello'});
