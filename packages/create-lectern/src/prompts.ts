import {confirm, isCancel, select, text} from '@clack/prompts';
import {type ColorName, colorNames} from '@lectern/theme-classic/looks';
import {CreateError, errors} from './errors.js';
import type {Language} from './flags.js';
import {type ManagerName, managerNames} from './packageManagers.js';
import type {TemplateName} from './templates.js';

/** Awaits the answer to a prompt. @throws {CreateError} `CREATE_STOPPED` if the user cancels it */
async function answer<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const given = await question;
  if (isCancel(given)) throw errors.stopped('Nothing was changed.');
  return given as Exclude<T, symbol>;
}

/** Prompts for the name of the folder. @param check - throws a `CreateError` for a name that cannot be used */
export function askName(initialValue: string, check: (name: string) => void): Promise<string> {
  return answer(
    text({
      message: 'What is the name of the folder?',
      placeholder: initialValue,
      defaultValue: initialValue,
      validate(value) {
        try {
          check(value || initialValue);
        } catch (error) {
          if (error instanceof CreateError) return error.message;
          throw error;
        }
      },
    }),
  );
}

export function askTemplate(): Promise<TemplateName> {
  return answer(
    select<TemplateName>({
      message: 'What do you want to make?',
      options: [
        {value: 'classic', label: 'classic', hint: 'docs, a blog, search and a home page'},
        {value: 'docs', label: 'docs', hint: 'docs are the whole site'},
        {value: 'api', label: 'api', hint: 'docs and the reference of an OpenAPI file'},
        {value: 'plugin', label: 'plugin', hint: 'a package that extends Lectern'},
      ],
    }),
  );
}

export function askLanguage(): Promise<Language> {
  return answer(
    select<Language>({
      message: 'In which language?',
      options: [
        {value: 'typescript', label: 'TypeScript'},
        {value: 'javascript', label: 'JavaScript'},
      ],
    }),
  );
}

export function askColor(): Promise<ColorName> {
  const options = colorNames.map((name) => ({value: name, label: name}));
  return answer(select<ColorName>({message: 'Which colour for links and buttons?', options}));
}

export function askManager(initialValue: ManagerName): Promise<ManagerName> {
  const options = managerNames.map((name) => ({value: name, label: name}));
  return answer(select<ManagerName>({message: 'Which package manager?', options, initialValue}));
}

export function askGit(): Promise<boolean> {
  return answer(confirm({message: 'Make a git repository?', initialValue: true}));
}

export function askGitCommand(): Promise<string> {
  return answer(
    text({
      message: 'With which command? The address and the folder are added to it.',
      placeholder: 'git clone --depth 10',
      validate: (value) => (value?.trim() ? undefined : 'Write a command, such as "git clone --depth 10".'),
    }),
  );
}
