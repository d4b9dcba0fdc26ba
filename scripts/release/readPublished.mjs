/**
 * Reads what a registry has of one version of a package.
 *
 * @param {string} name
 * @param {string} version
 * @param {string} registry - URL with "/" at its end
 * @returns {Promise<string | undefined>} hash of the tarball ("sha512-…"); `undefined` if the version is not published
 * @throws {Error} with `isExpected`, if the registry does not answer
 */
export async function readPublished(name, version, registry) {
  const url = new URL(name.replace('/', '%2f'), registry);
  const response = await fetch(url, {headers: {accept: 'application/vnd.npm.install-v1+json'}}).catch(
    (error) => {
      throw unreadable(registry, error.cause?.message ?? error.message);
    },
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw unreadable(registry, `status ${response.status} for ${name}`);
  const {versions = {}} = await response.json();
  const found = versions[version];
  return found && (found.dist.integrity ?? found.dist.shasum);
}

function unreadable(registry, reason) {
  const message = `The registry ${registry} cannot be read: ${reason}. Check the network, then run the same command again.`;
  return Object.assign(new Error(message), {isExpected: true});
}
