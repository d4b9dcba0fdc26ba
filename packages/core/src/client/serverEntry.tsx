import './app/installMessages.js';
import '@generated/client-modules';

export {artifactRuntime, linkArtifact} from './load/artifact.js';
export {baseUrlIssueScript} from './server/baseUrlIssueScript.js';
export {loadCode} from './server/codeModules.js';
export {renderPage} from './server/renderPage.js';
