import {NOTE_KINDS, type NoteKind, type Release} from './releases';

/** A file that the blog plugin reads as a post. */
export interface ReleasePost {
  readonly fileName: string;
  readonly text: string;
}

const HEADINGS: Readonly<Record<NoteKind, string>> = {
  features: 'What is new',
  breaking: 'What has to be changed',
  fixes: 'What was corrected',
};

/** There are that many pictures in static/img/figures. */
const FIGURES = 20;
/** The hour of the newest release of a day; the others follow, so that they keep their order. */
const LATEST_HOUR = 20;

/** Pictures of people without a name, one for each contributor. */
function figures(count: number): readonly {readonly image_url: string}[] {
  return Array.from({length: count}, (_, index) => {
    const number = String((index % FIGURES) + 1).padStart(2, '0');
    return {image_url: `/img/figures/${number}.svg`};
  });
}

function noteSection(kind: NoteKind, {version, notes}: Release): readonly string[] {
  const note = notes[kind];
  if (note === undefined) return [];
  // Several releases are on one list page: the version keeps their ids apart.
  const id = `${kind}-${version.replaceAll(/\W+/g, '-')}`;
  return [`## ${HEADINGS[kind]} {#${id}}`, note];
}

/** The first note without its Markdown: the first text of the page is a heading, which describes nothing. */
function description({notes}: Release): string {
  const [first = ''] = NOTE_KINDS.flatMap((kind) => notes[kind] ?? []);
  return first.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** @param listPage - Number of the list page that shows the release. */
function toPost(release: Release, {hour, listPage}: {hour: number; listPage: number}): ReleasePost {
  const frontMatter = {
    title: release.version,
    description: description(release),
    date: `${release.date}T${hour}:00`,
    authors: figures(release.contributors),
    listPage,
  };
  // JSON is YAML.
  const head = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const sections = NOTE_KINDS.flatMap((kind) => noteSection(kind, release));
  return {
    fileName: `${release.version}.md`,
    text: `${['---', ...head, '---'].join('\n')}\n\n${sections.join('\n\n')}\n`,
  };
}

/** @param releases - Newest first; those of one day as well. */
export function releasePosts(releases: readonly Release[], postsPerPage: number): readonly ReleasePost[] {
  return releases.map((release, index) => {
    const sameDay = releases.slice(0, index).filter(({date}) => date === release.date).length;
    return toPost(release, {hour: LATEST_HOUR - sameDay, listPage: Math.floor(index / postsPerPage) + 1});
  });
}
