import './app/installSite.js';
import '@generated/client-modules';
import {exposeApi, start} from './app/startApp.js';
import {whenShown} from './whenShown.js';

exposeApi();
whenShown(start);
