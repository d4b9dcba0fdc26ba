import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {DeployTarget} from './deployTarget.js';

/**
 * URL of a site on GitHub Pages without a custom domain.
 *
 * @returns `undefined` if the repository is configured by its URL
 */
export function pagesAddress({repository}: DeployTarget): string | undefined {
  if (!repository) return undefined;
  const {host, organization, project} = repository;
  const name = organization.toLowerCase();
  if (host !== 'github.com') return `https://${host}/pages/${organization}/${project}/`;
  const isUserSite = project.toLowerCase() === `${name}.github.io`;
  return `https://${name}.github.io/${isUserSite ? '' : `${project}/`}`;
}

/** Warnings about settings that do not fit GitHub Pages; full sentences. */
export function pagesWarnings(
  target: DeployTarget,
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'future'>,
  hasDomain: boolean,
): string[] {
  if (target.repository?.host !== 'github.com') return [];
  const warnings: string[] = [];
  const address = pagesAddress(target);
  const own = config.url + config.baseUrl;
  if (config.trailingSlash === undefined && config.future.experimental_router !== 'hash') {
    warnings.push(
      'GitHub Pages redirects "/docs" to "/docs/" or not, by the files that it finds. Set "trailingSlash" to true or false, so that links and addresses agree.',
    );
  }
  if (!hasDomain && address !== own && own.toLowerCase() !== address?.toLowerCase()) {
    warnings.push(
      `The site is built for ${own}, but GitHub Pages will show it at ${address}. Change "url" and "baseUrl", or add a file static/CNAME with the name of your domain.`,
    );
  }
  return warnings;
}
