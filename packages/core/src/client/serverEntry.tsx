import './app/installMessages.js';
import '@generated/client-modules';

export {baseUrlIssueScript} from './app/baseUrlIssueScript.js';
export {artifactRuntime, linkArtifact} from './load/artifact.js';
export {loadCode} from './server/codeModules.js';
export {renderPage} from './server/renderPage.js';
