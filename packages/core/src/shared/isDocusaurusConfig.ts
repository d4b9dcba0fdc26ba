/**
 * Returns true for configuration files of Docusaurus (`docusaurus.config.*`): some options then have the defaults of
 * Docusaurus.
 *
 * @param file - path with "/" or "\"
 */
export function isDocusaurusConfig(file: string): boolean {
  return /(?:^|[/\\])docusaurus\.config[^/\\]*$/.test(file);
}
