import {SiteError} from '@lectern/core';

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Name of a page in messages. */
function pageName(permalink: string | undefined): string {
  return permalink === undefined ? 'the image of pages without a title' : `the image of ${permalink}`;
}

/** Errors of this package that stop a build. */
export const errors = {
  fontInvalid: ({name, file, cause}: {name: string; file: string; cause: unknown}) =>
    new SiteError('SOCIAL_IMAGE_FONT', `The font "${name}" cannot be used. ${messageOf(cause)}`, {
      location: {file},
      hint: 'Check the option "fonts" of plugin-social-images: each entry names a TTF, OTF, WOFF or WOFF2 file.',
      cause,
    }),

  templateInvalid: (file: string) =>
    new SiteError('SOCIAL_IMAGE_TEMPLATE', 'The template of social images exports no component as default.', {
      location: {file},
      hint: 'Export a function that returns an element: export default function SocialImage({title}) {…}',
    }),

  /** @param permalink - absent for the image of pages without a title */
  templateThrew: ({file, permalink, cause}: {file: string; permalink?: string | undefined; cause: unknown}) =>
    new SiteError(
      'SOCIAL_IMAGE_TEMPLATE',
      `The template of social images failed for ${pageName(permalink)}: ${messageOf(cause)}`,
      {location: {file}, cause},
    ),

  templateTooLarge: ({file, permalink}: {file: string; permalink?: string | undefined}) =>
    new SiteError(
      'SOCIAL_IMAGE_TEMPLATE',
      `The template of social images made more than 2,000 elements, or 500 kB of data, for ${pageName(permalink)}.`,
      {location: {file}, hint: 'An image of this size has room for far less. Leave elements out.'},
    ),

  /** @param problem - full sentences */
  fileRefused: ({
    source,
    problem,
    location,
    permalink,
  }: {
    source: string;
    problem: string;
    location: string;
    permalink?: string | undefined;
  }) =>
    new SiteError(
      'SOCIAL_IMAGE_FILE',
      `"${source.slice(0, 200)}" cannot be shown in ${pageName(permalink)}. ${problem}`,
      {
        location: {file: location},
        hint: 'Images in templates are files of the site, such as "./static/img/logo.png", or data URLs. Nothing is downloaded.',
      },
    ),

  imageFailed: ({permalink, problem}: {permalink?: string | undefined; problem: string}) =>
    new SiteError(
      'SOCIAL_IMAGE_FAILED',
      `${capitalized(pageName(permalink))} could not be made: ${problem}`,
      {
        hint: 'Check the images and styles of the template, or leave the page out with the option "exclude" of plugin-social-images.',
      },
    ),

  processLost: (how: string) =>
    new SiteError('SOCIAL_IMAGE_FAILED', `The process that makes social images ${how} when it started.`, {
      hint: `Images are made by the package @takumi-rs/core, which has no version for every system; this one is ${process.platform} ${process.arch}. Check that it is installed completely.`,
    }),
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Heading and advice of the warning about characters that no font has. */
export const CHARACTERS_REPORT = {
  code: 'SOCIAL_IMAGE_CHARACTERS',
  heading: 'No font has these characters of social images:',
  hint: 'Add a font with them to the option "fonts" of plugin-social-images. Signs are left out of an image; a page with letters that no font has gets no image.',
} as const;
