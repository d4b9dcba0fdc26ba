/**
 * Is this the configuration of a site that was made for Docusaurus? Some defaults are those of Docusaurus then.
 *
 * @param file - path with "/" or "\"
 */
export function isDocusaurusConfig(file: string): boolean {
  return /(?:^|[/\\])docusaurus\.config[^/\\]*$/.test(file);
}
