import {generatedDirName} from '../../../config/generatedDir.js';
import {INTERFACE_VERSION} from '../../../version.js';

const [major = '0', minor = '0'] = process.versions.node.split('.');

export const NODE_MAJOR_VERSION = Number(major);
export const NODE_MINOR_VERSION = Number(minor);

/** Version of Docusaurus whose interface Lectern implements. */
export const DOCUSAURUS_VERSION = INTERFACE_VERSION;

export const DEFAULT_BUILD_DIR_NAME = 'build';
/** File name of the config without its extension. A site of Lectern may also use `site.config`. */
export const DEFAULT_CONFIG_FILE_NAME = 'docusaurus.config';
export const BABEL_CONFIG_FILE_NAME = process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME ?? 'babel.config.js';
/** Folder of generated files, relative to the site folder. */
export const GENERATED_FILES_DIR_NAME = generatedDirName();
export const SRC_DIR_NAME = 'src';
export const DEFAULT_STATIC_DIR_NAME = 'static';
export const OUTPUT_STATIC_ASSETS_DIR_NAME = 'assets';
/** Folder of the site's theme components, relative to the site folder. */
export const THEME_PATH = 'src/theme';
export const DEFAULT_I18N_DIR_NAME = 'i18n';
export const CODE_TRANSLATIONS_FILE_NAME = 'code.json';
export const DEFAULT_PORT = Number(process.env.PORT ?? 3000);
export const DEFAULT_PLUGIN_ID = 'default';
/** Size in bytes below which the bundler inlines imported images, fonts and media as `data:` URLs. */
export const WEBPACK_URL_LOADER_LIMIT: string | number = process.env.WEBPACK_URL_LOADER_LIMIT ?? 10_000;
