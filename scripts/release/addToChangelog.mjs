const TITLE = '# Changelog\n\nAll packages of Lectern have the same version, and are released together.\n';

const HEADINGS = {major: 'Breaking changes', minor: 'New', patch: 'Fixed'};

/**
 * Adds a section about a version to a changelog: each change once, with the packages that it is about.
 *
 * @param {string} changelog - Markdown; empty for a new one
 * @param {object} release
 * @param {string} release.version
 * @param {readonly {summary: string, releases: readonly {name: string, type: string}[]}[]} release.changesets
 * @returns {string} the changelog with the section below its title
 */
export function addToChangelog(changelog, {version, changesets}) {
  const sections = Object.entries(HEADINGS).flatMap(([type, heading]) => {
    const items = changesets.filter((changeset) => largestType(changeset) === type).map(itemOf);
    return items.length > 0 ? [`### ${heading}\n\n${items.join('\n')}\n`] : [];
  });
  const older = changelog.startsWith(TITLE) ? changelog.slice(TITLE.length) : `\n${changelog}`;
  return `${TITLE}\n## ${version}\n\n${sections.join('\n')}${older.trim() === '' ? '' : older}`;
}

function largestType({releases}) {
  return Object.keys(HEADINGS).find((type) => releases.some((release) => release.type === type));
}

/** Item of the list: "**plugin-content-docs:** text". A change of more than three packages names none. */
function itemOf({summary, releases}) {
  const names = releases.map(({name}) => name.replace(/^@lectern\//, ''));
  const subject = names.length <= 3 ? `**${names.join(', ')}:** ` : '';
  const lines = `${subject}${summary.trim()}`.split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
