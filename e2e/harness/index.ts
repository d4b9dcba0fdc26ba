export {type AppWindow, openAppWindow} from './appWindow.js';
export {
  expectQuietConsole,
  loadedWidth,
  type OpenedPage,
  openPage,
  type PageOptions,
  waitForAnimations,
  waitForHydration,
  wakePage,
} from './browser.js';
export {type DevSite, useDevSite} from './devSite.js';
export {type ExpectedError, expectOneError} from './expectOneError.js';
export {commitAll, git, initRepository} from './git.js';
export {type HostedFolder, hostFolder} from './hostedFolder.js';
export {sitesFolder, websiteFolder, workFolder} from './paths.js';
export {serveFolder} from './plainServer.js';
export {
  type ConnectedPage,
  hasFirefox,
  openInChromium,
  openInFirefox,
  type PuppeteerPage,
} from './puppeteer.js';
export {type CliProcess, type CliResult, hasTerminals, runCli, runInTerminal, startCli} from './runCli.js';
export {findFreePort, type SiteServer, serveSite, startSite} from './server.js';
export {
  type BuildResult,
  buildOnce,
  changedFiles,
  createBundledSite,
  createSite,
  type Edit,
  type Site,
  type SiteFiles,
  snapshot,
} from './site.js';
export {startInTerminal, type Terminal} from './terminal.js';
export {useBuiltSite, type Visit} from './visit.js';
export {buildWebsite, builtPages} from './website.js';
