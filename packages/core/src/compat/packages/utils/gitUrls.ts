/** "[user:password@]host[:port]/owner/project.git" of a repository that is pushed to over HTTPS. */
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

/** The address of a repository that is pushed to over SSH. */
export function buildSshUrl(
  githubHost: string,
  organizationName: string,
  projectName: string,
  githubPort?: string,
): string {
  if (githubPort) return `ssh://git@${githubHost}:${githubPort}/${organizationName}/${projectName}.git`;
  return `git@${githubHost}:${organizationName}/${projectName}.git`;
}

/** Checks that an address of a repository is one of SSH: "ssh://…" or "git@host:path". */
export function hasSSHProtocol(sourceRepoUrl: string): boolean {
  if (URL.canParse(sourceRepoUrl)) return new URL(sourceRepoUrl).protocol === 'ssh:';
  return /^[\w-]+@[\w.-]+:\/?[\w./-]+/.test(sourceRepoUrl);
}
