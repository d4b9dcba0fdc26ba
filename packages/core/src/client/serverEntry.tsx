import './app/installSite.js';
import '@generated/client-modules';

export {default as react} from 'react';
export {default as reactDom} from 'react-dom';
export {BrowserContext} from './context/BrowserContext.js';
export {artifactRuntime, linkArtifact} from './load/artifact.js';
export {baseUrlIssueScript} from './server/baseUrlIssueScript.js';
export {loadCode} from './server/codeModules.js';
export {contentRecorder, linkRecorded} from './server/contentRecorder.js';
export {renderPage} from './server/renderPage.js';
