type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that CI services set in builds of pull requests. */
const MARKS: readonly (readonly [variable: string, isSet: (value: string) => boolean])[] = [
  ['CI_PULL_REQUEST', (value) => value !== 'false'],
  ['CIRCLE_PULL_REQUEST', (value) => value !== 'false'],
  ['TRAVIS_PULL_REQUEST', (value) => value !== 'false'],
  ['GITHUB_EVENT_NAME', (value) => value.startsWith('pull_request')],
  ['CI_MERGE_REQUEST_ID', () => true],
  ['SYSTEM_PULLREQUEST_PULLREQUESTID', () => true],
];

/** Name of the variable that marks this build as one of a pull request; `undefined` if there is none. */
export function pullRequestVariable(env: Environment): string | undefined {
  return MARKS.find(([variable, isSet]) => env[variable] && isSet(env[variable]))?.[0];
}
