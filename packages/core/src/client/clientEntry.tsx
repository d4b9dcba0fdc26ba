import './app/installSite.js';
import '@generated/client-modules';
import {exposeApi, start} from './app/startApp.js';

exposeApi();
start();
