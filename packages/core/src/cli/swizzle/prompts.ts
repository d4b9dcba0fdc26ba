import {autocomplete, confirm, isCancel, select} from '@clack/prompts';
import {errors} from '../../errors/catalog.js';
import type {Language} from '../../swizzle/planEject.js';
import type {SwizzleAction, Theme, ThemeComponent} from '../../swizzle/Theme.js';

const ACTION_HINTS = {
  wrap: 'a component of your own renders the original',
  eject: 'a copy of the source that you edit',
} as const;

/** True if there is a terminal for prompts, outside of CI. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && !process.env.CI;
}

/**
 * Awaits the answer to a prompt. @throws {SiteError} `SWIZZLE_NOT_WRITTEN` if the user cancels the prompt with Ctrl+C
 * or Escape
 */
async function answer<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const given = await question;
  if (isCancel(given)) throw errors.swizzleNotWritten();
  return given as Exclude<T, symbol>;
}

export function askTheme(themes: readonly Theme[]): Promise<Theme> {
  const options = themes.map((theme) => ({value: theme, label: theme.name}));
  return answer(select({message: 'Which theme?', options}));
}

export function askComponent(components: readonly ThemeComponent[]): Promise<ThemeComponent> {
  const options = components.map((component) => ({
    value: component,
    label: component.name,
    hint: [showLevels(component), component.description].filter(Boolean).join(' · '),
  }));
  return answer(autocomplete({message: 'Which component? Type a part of its name.', options, maxItems: 12}));
}

/** Returns the safety levels of a component as text: "wrap safe, eject unsafe". */
function showLevels({levels}: ThemeComponent): string {
  return `wrap ${levels.wrap}, eject ${levels.eject}`;
}

export function askAction({name, levels}: ThemeComponent): Promise<SwizzleAction> {
  const options = (['wrap', 'eject'] as const).map((action) => ({
    value: action,
    label: `${action} (${levels[action]})`,
    hint: ACTION_HINTS[action],
    disabled: levels[action] === 'forbidden',
  }));
  return answer(select({message: `What do you want to do with ${name}?`, options}));
}

export function askLanguage(initialValue: Language): Promise<Language> {
  const options = [
    {value: 'typescript' as const, label: 'TypeScript'},
    {value: 'javascript' as const, label: 'JavaScript'},
  ];
  return answer(select<Language>({message: 'In which language?', options, initialValue}));
}

/**
 * Prompts for a yes or no; the default is no. @throws {SiteError} `SWIZZLE_NOT_WRITTEN` if the answer is no, or the
 * prompt is cancelled
 */
export async function agree(message: string): Promise<void> {
  if (!(await answer(confirm({message, initialValue: false})))) throw errors.swizzleNotWritten();
}
