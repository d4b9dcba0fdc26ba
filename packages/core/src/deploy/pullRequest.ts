type Environment = Readonly<Record<string, string | undefined>>;

/** The variables by which CI services mark builds of pull requests. */
const MARKS: readonly (readonly [variable: string, isSet: (value: string) => boolean])[] = [
  ['CI_PULL_REQUEST', (value) => value !== 'false'],
  ['CIRCLE_PULL_REQUEST', (value) => value !== 'false'],
  ['TRAVIS_PULL_REQUEST', (value) => value !== 'false'],
  ['GITHUB_EVENT_NAME', (value) => value.startsWith('pull_request')],
  ['CI_MERGE_REQUEST_ID', () => true],
  ['SYSTEM_PULLREQUEST_PULLREQUESTID', () => true],
];

/** The variable by which a CI service marks the build of a pull request, if it is set. */
export function pullRequestVariable(env: Environment): string | undefined {
  return MARKS.find(([variable, isSet]) => env[variable] && isSet(env[variable]))?.[0];
}
