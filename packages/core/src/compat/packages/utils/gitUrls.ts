/** URL of a repository for HTTPS: "https://user:password@host[:port]/owner/project.git". */
export function buildHttpsUrl(
  gitCredentials: string,
  githubHost: string,
  organizationName: string,
  projectName: string,
  githubPort?: string,
): string {
  const port = githubPort ? `:${githubPort}` : '';
  return `https://${gitCredentials}@${githubHost}${port}/${organizationName}/${projectName}.git`;
}

/** URL of a repository for SSH. */
export function buildSshUrl(
  githubHost: string,
  organizationName: string,
  projectName: string,
  githubPort?: string,
): string {
  if (githubPort) return `ssh://git@${githubHost}:${githubPort}/${organizationName}/${projectName}.git`;
  return `git@${githubHost}:${organizationName}/${projectName}.git`;
}

/** True if the URL of a repository uses SSH: "ssh://…" or "git@host:path". */
export function hasSSHProtocol(sourceRepoUrl: string): boolean {
  if (URL.canParse(sourceRepoUrl)) return new URL(sourceRepoUrl).protocol === 'ssh:';
  return /^[\w-]+@[\w.-]+:\/?[\w./-]+/.test(sourceRepoUrl);
}
