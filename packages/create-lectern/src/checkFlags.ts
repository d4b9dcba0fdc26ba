import {errors} from './errors.js';
import type {Flags} from './flags.js';

/** Kind of a new project: "copied" is a template's folder or repository; "moved" is a site of Docusaurus. */
export type ProjectKind = 'site' | 'plugin' | 'copied' | 'moved' | 'documents';

const REASONS: {readonly [kind in ProjectKind]: string} = {
  site: 'on a site',
  plugin: 'on a plugin, which is written in TypeScript and shows no pages',
  copied: 'on a template that is copied as it is',
  moved: 'on a site that is taken over as it is',
  documents: 'on documents that are taken over',
};

/** @throws {CreateError} `CREATE_OPTION_INVALID` for an option that this kind of project would ignore */
export function checkFlags(flags: Flags, kind: ProjectKind, isRepository: boolean): void {
  const refuse = (option: string, isGiven: boolean, reason = REASONS[kind]) => {
    if (isGiven) throw errors.optionInvalid(`"${option}" has no effect ${reason}.`);
  };
  const isCopy = kind === 'copied' || kind === 'moved';
  refuse(
    '--git-strategy',
    flags.gitStrategy !== undefined && !isRepository,
    'unless the template is the address of a git repository',
  );
  refuse(`template ${flags.template}`, flags.template !== undefined && flags.from !== undefined);
  refuse('--color', flags.color !== undefined && (isCopy || kind === 'plugin'));
  refuse('--typescript', flags.language === 'typescript' && isCopy);
  refuse('--javascript', flags.language === 'javascript' && (isCopy || kind === 'plugin'));
}
