/** Explanations of the errors of `site swizzle`, by code, in Markdown. */
export const swizzleErrorCodes = {
  SWIZZLE_CHOICE_MISSING: `\`site swizzle\` asks for what its arguments leave open, and there is no terminal to ask in. Name the theme, the component and the action: \`site swizzle @lectern/theme-classic Footer --wrap\`.`,
  SWIZZLE_COMPONENT_UNKNOWN: `The theme has no component of this name. \`site swizzle --list\` shows all of them; folders count by their path: \`DocItem/Layout\`.`,
  SWIZZLE_CONFIG_INVALID: `A theme says by \`getSwizzleConfig\` which of its components are safe to change, and what it returned is wrong. The message is for its author.`,
  SWIZZLE_CONFLICTS: `\`site swizzle --update\` merges changes of the theme into your copies. You and the theme changed the same lines, so both are in the file, between marks.

Edit the lines between \`<<<<<<<\` and \`>>>>>>>\`, then remove the marks.`,
  SWIZZLE_FILE_EXISTS: `The file that would be written exists. Nothing was written.

\`--force\` overwrites it; \`--update\` merges changes of the theme into a copy that was ejected before.`,
  SWIZZLE_FORBIDDEN: `The theme forbids this action for the component: a wrapper or a copy of it cannot work. That is so for folders without a component of their own, and for modules with helper functions. The message names the action that is allowed, if there is one.`,
  SWIZZLE_MANIFEST_INVALID: `\`src/theme/.swizzled.json\` cannot be read. It records from which text each ejected file was made, and belongs to version control.

Restore it from there. Without it, ejected files cannot be updated.`,
  SWIZZLE_NOT_EJECTED: `\`site swizzle --update\` works on files that \`site swizzle --eject\` made. There is no such file, or it was written by hand, wraps the original, or was ejected by another tool.`,
  SWIZZLE_NOT_WRITTEN: `You answered a question of \`site swizzle\` with no, or cancelled it, so nothing was written.`,
  SWIZZLE_NO_THEMES: `The site has no theme whose components could be changed. Add one to \`themes\`, or a preset that brings one to \`presets\`.`,
  SWIZZLE_NO_TYPESCRIPT: `The theme has no TypeScript source of this component. Use \`--javascript\`.`,
  SWIZZLE_OUTSIDE_SITE: `The file would be written outside of the site, since a symbolic link is on the way, or \`src/theme/.swizzled.json\` was edited by hand.`,
  SWIZZLE_SECOND_FILE: `The site has a file for this component already, with another ending (\`.js\` and \`.tsx\`, or \`Footer.js\` and \`Footer/index.js\`). A second one would hide it, or be hidden.`,
  SWIZZLE_TAG_INVALID: `A component of a theme has a tag \`@swizzle\` with an unknown level. The levels are \`safe\`, \`unsafe\` and \`forbidden\`, for both actions (\`@swizzle safe\`) or for each (\`@swizzle wrap=safe eject=unsafe\`).`,
  SWIZZLE_THEME_UNKNOWN: `The site has no theme of this name. The message lists those that it has.`,
  SWIZZLE_TYPES_UNREADABLE: `The types could not be removed from the source of a component, so no JavaScript can be made of it. Eject it with \`--typescript\`: a site needs no settings for TypeScript.`,
  SWIZZLE_UNRESOLVED: `A copy has conflict marks from an earlier merge. Edit the lines between \`<<<<<<<\` and \`>>>>>>>\`, remove the marks, and run the command again.`,
  SWIZZLE_UNSAFE: `The component may change in any version of the theme, also in its props: a copy or a wrapper of it may break with an update.

Choose a safe component, or add \`--danger\`. \`site swizzle --status\` shows later what has changed.`,
} as const;
