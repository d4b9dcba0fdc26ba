import {SiteError, type SourceLocation, type Texts} from './SiteError.js';
import {nearestHint} from './suggestions.js';
import {listWords} from './words.js';

const LIST_HINT = 'site swizzle --list shows all of them.';

/** Hints for missing arguments, if there is no terminal for prompts. */
const CHOICES = {
  theme: 'Name the theme and the component: site swizzle @lectern/theme-classic Footer --wrap.',
  component: `Name the component behind the theme. ${LIST_HINT}`,
  action: 'Add --wrap to render the original in a component of your own, or --eject to copy its source.',
} as const;

/** Errors of `site swizzle`. */
export const swizzleErrors = {
  swizzleConfigInvalid: ({theme, problem, file}: {theme: string; problem: string; file: string}) =>
    new SiteError('SWIZZLE_CONFIG_INVALID', `getSwizzleConfig of the theme ${theme} is wrong: ${problem}`, {
      location: {file},
      hint: 'It must return {components: {Footer: {actions: {wrap: "safe", eject: "unsafe"}}}}.',
    }),

  swizzleTagInvalid: ({file, line}: {file: string; line: number}) =>
    new SiteError('SWIZZLE_TAG_INVALID', 'The safety level behind @swizzle is not known.', {
      location: {file, line},
      hint: 'Write "@swizzle safe", "unsafe" or "forbidden", or both actions: "@swizzle wrap=forbidden eject=safe".',
    }),

  swizzleTypesUnreadable: ({file, cause}: {file: string; cause: unknown}) =>
    new SiteError('SWIZZLE_TYPES_UNREADABLE', `The types of ${file} cannot be removed.`, {
      hint: 'Eject the component with --typescript. A build takes TypeScript as it is.',
      cause,
    }),

  swizzleNoThemes: (file: string) =>
    new SiteError('SWIZZLE_NO_THEMES', 'The site has no theme.', {
      location: {file},
      hint: 'Add one to "themes", or a preset that brings one to "presets".',
    }),

  swizzleThemeUnknown: ({name, known, owner}: {name: string; known: readonly string[]; owner?: string}) => {
    const list = `The site has ${listWords(known, 'and')}.`;
    const component = owner === undefined ? undefined : `Did you mean: site swizzle ${owner} ${name}?`;
    return new SiteError('SWIZZLE_THEME_UNKNOWN', `The site has no theme "${name}".`, {
      hint: component ?? nearestHint(name, known) ?? list,
    });
  },

  /**
   * @param components - names of all components of the theme
   * @param owners - other themes that have the component
   */
  swizzleComponentUnknown: (
    {name, theme}: Texts<'name' | 'theme'>,
    {components, owners}: Record<'components' | 'owners', readonly string[]>,
  ) => {
    const hint = owners.length > 0 ? `${listWords(owners, 'and')} has one.` : LIST_HINT;
    return new SiteError('SWIZZLE_COMPONENT_UNKNOWN', `${theme} has no component "${name}".`, {
      hint: nearestHint(name, components) ?? hint,
    });
  },

  swizzleForbidden: ({name, action, other}: {name: string; action: string; other?: string}) =>
    new SiteError('SWIZZLE_FORBIDDEN', `The theme forbids to ${action} "${name}".`, {
      hint:
        other === undefined
          ? `It is a folder: choose a component in it. ${LIST_HINT}`
          : `It can be changed with --${other}.`,
    }),

  swizzleUnsafe: ({name, action}: {name: string; action: string}) =>
    new SiteError(
      'SWIZZLE_UNSAFE',
      `It is unsafe to ${action} "${name}": it may change in any version of the theme.`,
      {
        hint: 'Choose a safe component, or add --danger. site swizzle --status shows later what has changed.',
      },
    ),

  swizzleChoiceMissing: (choice: keyof typeof CHOICES) =>
    new SiteError('SWIZZLE_CHOICE_MISSING', `There is no terminal to ask for the ${choice} in.`, {
      hint: CHOICES[choice],
    }),

  swizzleNotWritten: () => new SiteError('SWIZZLE_NOT_WRITTEN', 'Nothing was written.'),

  /** @param files - paths relative to the site: "src/theme/Footer/index.tsx" */
  swizzleFileExists: (files: readonly string[]) => {
    const are = files.length === 1 ? 'exists' : 'exist';
    return new SiteError(
      'SWIZZLE_FILE_EXISTS',
      `${listWords(files, 'and')} already ${are}. Nothing was written.`,
      {
        hint: 'Add --force to overwrite what you have, or --update to merge changes of the theme into an ejected file.',
      },
    );
  },

  swizzleSecondFile: ({file, existing}: {file: string; existing: string}) =>
    new SiteError(
      'SWIZZLE_SECOND_FILE',
      `${existing} is the component already: ${file} would be a second file for it. Nothing was written.`,
      {hint: 'Rename or remove it first.'},
    ),

  swizzleNoTypeScript: ({theme, component}: {theme: string; component: string}) =>
    new SiteError('SWIZZLE_NO_TYPESCRIPT', `${theme} has no TypeScript source of "${component}".`, {
      hint: 'Use --javascript.',
    }),

  swizzleOutsideSite: ({name, siteDir}: {name: string; siteDir: string}) =>
    new SiteError('SWIZZLE_OUTSIDE_SITE', `src/theme/${name} is outside of the site ${siteDir}.`, {
      hint: 'Remove the symbolic link on the way to it, or its line in src/theme/.swizzled.json.',
    }),

  swizzleManifestInvalid: ({reason, ...location}: SourceLocation & Texts<'reason'>) =>
    new SiteError('SWIZZLE_MANIFEST_INVALID', `The records of ejected files cannot be read: ${reason}`, {
      location,
      hint: 'Restore the file from version control. Without it, ejected files cannot be updated.',
    }),

  swizzleNotEjected: (name: string, {ejected, files}: Record<'ejected' | 'files', readonly string[]>) => {
    const [own] = files;
    const exists =
      own === undefined ? '' : ` ${own} was written by hand, is a wrapper, or was ejected by another tool.`;
    return new SiteError('SWIZZLE_NOT_EJECTED', `"${name}" is not an ejected component.${exists}`, {
      hint:
        nearestHint(name, ejected) ??
        'To have it updated, move your file away, run site swizzle with --eject, and make your changes again.',
    });
  },

  swizzleUnresolved: ({file, line}: {file: string; line: number}) =>
    new SiteError(
      'SWIZZLE_UNRESOLVED',
      'This file has conflict marks from an earlier merge. Nothing was written.',
      {
        location: {file, line},
        hint: 'Edit the lines between the marks "<<<<<<<" and ">>>>>>>", remove the marks, and run the command again.',
      },
    ),
};
