import {errors} from '../errors/catalog.js';
import {isSiteError} from '../errors/SiteError.js';
import {showValue} from '../errors/words.js';
import {createModuleLoader, locateLoadError} from '../modules/moduleLoader.js';
import {defaultExport} from '../shared/moduleExports.js';

export interface ConfigModule {
  /** Default export of the file; if that is a function, its result. Not validated yet. */
  readonly value: {readonly [field: string]: unknown};
  /** Absolute paths of the config file and of the site's own files that it imports. */
  readonly files: readonly string[];
}

/**
 * Evaluates a config file without a cache. During that time, `process.env.DOCUSAURUS_CURRENT_LOCALE` is `locale`, if
 * given, for configurations that read it; our own code does not.
 *
 * @throws {SiteError} `CONFIG_SYNTAX`, `CONFIG_THREW`, `CONFIG_NOT_AN_OBJECT`
 */
export async function loadConfigModule(
  file: string,
  {siteDir, locale}: {siteDir: string; locale?: string},
): Promise<ConfigModule> {
  const loader = await createModuleLoader({siteDir, fresh: true});
  const before = process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (locale !== undefined) process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  try {
    const exported = defaultExport(await loader.load(file));
    const value: unknown = typeof exported === 'function' ? await exported() : exported;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw errors.configNotAnObject({file, got: value === undefined ? 'nothing' : showValue(value)});
    }
    return {value: value as ConfigModule['value'], files: [...new Set([file, ...loader.loadedFiles()])]};
  } catch (error) {
    if (isSiteError(error)) throw error;
    const {syntax, ...details} = locateLoadError(error, file);
    throw (syntax ? errors.configSyntax : errors.configThrew)({...details, cause: error});
  } finally {
    if (before === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
    else process.env.DOCUSAURUS_CURRENT_LOCALE = before;
  }
}
