import {NOTE_KINDS, type NoteKind, type Release} from './releases';

/** A Markdown file for the blog plugin. */
export interface ReleasePost {
  readonly fileName: string;
  readonly text: string;
}

const HEADINGS: Readonly<Record<NoteKind, string>> = {
  features: 'What is new',
  breaking: 'What has to be changed',
  fixes: 'What was corrected',
};

/** Number of pictures in static/img/figures. */
const FIGURES = 20;
/** Hour of the newest release of a day. Each older one is an hour earlier, so that the order is kept. */
const LATEST_HOUR = 20;

/** Placeholder pictures of contributors, since the data has no names. */
function figures(count: number): readonly {readonly image_url: string}[] {
  return Array.from({length: count}, (_, index) => {
    const number = String((index % FIGURES) + 1).padStart(2, '0');
    return {image_url: `/img/figures/${number}.svg`};
  });
}

function noteSection(kind: NoteKind, {version, notes}: Release): readonly string[] {
  const note = notes[kind];
  if (note === undefined) return [];
  // Heading id with the version, since a list page shows several releases.
  const id = `${kind}-${version.replaceAll(/\W+/g, '-')}`;
  return [`## ${HEADINGS[kind]} {#${id}}`, note];
}

/**
 * Description of the page: the first note as plain text. Without it, the blog would use the first text of the page,
 * which is a heading.
 */
function description({notes}: Release): string {
  const [first = ''] = NOTE_KINDS.flatMap((kind) => notes[kind] ?? []);
  return first.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** Makes the post of a release. @param listPage - number of the list page that shows the release, from 1 */
function toPost(release: Release, {hour, listPage}: {hour: number; listPage: number}): ReleasePost {
  const frontMatter = {
    title: release.version,
    description: description(release),
    date: `${release.date}T${hour}:00`,
    authors: figures(release.contributors),
    listPage,
  };
  // JSON values are valid YAML.
  const head = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const sections = NOTE_KINDS.flatMap((kind) => noteSection(kind, release));
  return {
    fileName: `${release.version}.md`,
    text: `${['---', ...head, '---'].join('\n')}\n\n${sections.join('\n\n')}\n`,
  };
}

/** Makes the posts of all releases. @param releases - newest first, also within a day */
export function releasePosts(releases: readonly Release[], postsPerPage: number): readonly ReleasePost[] {
  return releases.map((release, index) => {
    const sameDay = releases.slice(0, index).filter(({date}) => date === release.date).length;
    return toPost(release, {hour: LATEST_HOUR - sameDay, listPage: Math.floor(index / postsPerPage) + 1});
  });
}
