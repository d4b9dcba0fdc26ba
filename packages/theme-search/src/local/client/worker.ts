import {serveWorker} from '@lectern/site-search/engine';
import {loadStem} from './stemmers.js';

serveWorker(loadStem);
