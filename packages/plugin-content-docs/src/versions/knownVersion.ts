import type {VersionContent} from '../plan/VersionContent.js';

interface State {
  readonly version: VersionContent;
  readonly key: string;
  isSeen: boolean;
}

const states = new WeakMap<VersionContent, State>();

/** What others can change without anybody noticing; all else of a version is compared. */
const INNER = ['docs', 'drafts', 'sidebars', 'sidebarSource', 'sidebarFiles'] as const;

/**
 * A released version for the eyes of others: plugins that wrap this one may look at its docs, and change them.
 *
 * @param key - of everything that the version is made from
 */
export function knownVersion(version: VersionContent, key: string): VersionContent {
  const state: State = {version, key, isSeen: false};
  const shown = {...version};
  for (const name of INNER) {
    Object.defineProperty(shown, name, {
      enumerable: true,
      configurable: true,
      get() {
        state.isSeen = true;
        return version[name];
      },
      set(value) {
        state.isSeen = true;
        Object.defineProperty(shown, name, {value, enumerable: true, configurable: true, writable: true});
      },
    });
  }
  states.set(shown, state);
  return shown;
}

function untouched(shown: VersionContent): State | undefined {
  const state = states.get(shown);
  if (!state || state.isSeen) return undefined;
  const inner: readonly string[] = INNER;
  const names = [...Object.keys(shown), ...Object.keys(state.version)] as (keyof VersionContent)[];
  const isSame = names.every((name) => inner.includes(name) || shown[name] === state.version[name]);
  return isSame ? state : undefined;
}

/** The version itself, for this plugin's own eyes. */
export function ownVersion(shown: VersionContent): VersionContent {
  return untouched(shown)?.version ?? shown;
}

/** @returns the key of a version that nobody else has looked at. */
export function keyOfVersion(shown: VersionContent): string | undefined {
  return untouched(shown)?.key;
}
