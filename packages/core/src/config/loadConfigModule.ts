import {errors} from '../errors/catalog.js';
import {showValue} from '../errors/words.js';
import {loadError} from '../modules/loadError.js';
import {createModuleLoader, type LoaderInput} from '../modules/moduleLoader.js';
import {isRecord} from '../shared/isRecord.js';
import {defaultExport} from '../shared/moduleExports.js';

export interface ConfigModule {
  /** Default export of the file; if that is a function, its result. Not validated yet. */
  readonly value: {readonly [field: string]: unknown};
  /** Absolute paths of the config file and of the site's own files that it imports. */
  readonly files: readonly string[];
}

/**
 * Evaluates a config file without a cache. During the evaluation, `process.env.DOCUSAURUS_CURRENT_LOCALE` is set to
 * `locale`, if given: the code of the configuration may read it.
 *
 * @throws {SiteError} `CONFIG_SYNTAX`, `CONFIG_THREW`, `CONFIG_NOT_AN_OBJECT`
 */
export async function loadConfigModule(
  file: string,
  {locale, ...site}: Omit<LoaderInput, 'fresh'> & {readonly locale?: string | undefined},
): Promise<ConfigModule> {
  const loader = await createModuleLoader({...site, fresh: true});
  const before = process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (locale !== undefined) process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  try {
    const exported = defaultExport(await loader.load(file));
    const value: unknown = typeof exported === 'function' ? await exported() : exported;
    if (!isRecord(value)) {
      throw errors.configNotAnObject({file, got: value === undefined ? 'nothing' : showValue(value)});
    }
    return {value, files: [...new Set([file, ...loader.loadedFiles()])]};
  } catch (error) {
    throw loadError(error, file, {syntax: errors.configSyntax, threw: errors.configThrew});
  } finally {
    if (before === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
    else process.env.DOCUSAURUS_CURRENT_LOCALE = before;
  }
}
