import type {PageFences, SampleFence} from '@lectern/mdx/fences';
import {isSamplePath} from './isSamplePath.js';
import type {Sample, SampleFile, SampleProblem} from './Sample.js';
import {sampleProblems} from './sampleErrors.js';

/** The settings of a language that samples are made with. */
export interface SampleLanguage {
  readonly extension?: string;
  readonly prelude: string;
}

export interface PageSamples {
  readonly samples: readonly Sample[];
  readonly problems: readonly SampleProblem[];
}

/** Fences of one sample. */
interface Group {
  readonly name: string | undefined;
  /** Fences with the word `test`; at least one. */
  readonly tests: SampleFence[];
  /** Fences with the word `setup` above the first test, in all languages. */
  readonly setups: readonly SampleFence[];
  readonly outputs: SampleFence[];
}

type Languages = {readonly [language: string]: SampleLanguage};

/**
 * Makes samples of the fences of a page. A page without tests has no samples and no problems.
 *
 * @param page - absolute path of the Markdown file
 */
export function collectSamples(page: string, found: PageFences, languages: Languages): PageSamples {
  // Fences with code of files that cannot be read are reported with that reason.
  const unread = new Set(found.diagnostics.map(({line}) => line));
  const fences = found.fences.filter(({line}) => !unread.has(line));
  if (
    ![...fences, ...found.problems].some((one) =>
      'kind' in one ? one.kind === 'inner' : one.roles[0] !== 'output',
    )
  )
    return {samples: [], problems: []};
  const problems: SampleProblem[] = [
    ...found.problems.map(({kind, line}) => sampleProblems[kind](line)),
    ...fences.flatMap(problemsOf),
  ];
  const wrong = new Set(problems.map(({line}) => line));
  const samples: Sample[] = [];
  for (const group of groupFences(fences, problems)) {
    const all = [...group.tests, ...group.setups, ...group.outputs];
    if (all.some(({line}) => wrong.has(line))) continue;
    const made = makeSample(page, group, languages);
    if ('problem' in made) problems.push(made.problem);
    else samples.push(made);
  }
  return {samples, problems};
}

/** Mistakes in the words of one fence. */
function problemsOf({roles, as, fails, hidden, language, line, code}: SampleFence): SampleProblem[] {
  if (roles.length > 1) return [sampleProblems.roles(line, roles)];
  const [role] = roles;
  if (role === 'output') {
    const word = as !== undefined ? 'as' : fails !== undefined ? 'fails' : hidden ? 'hidden' : undefined;
    return word === undefined ? [] : [sampleProblems.onlyForTests(line, word)];
  }
  if (role === 'setup' && fails !== undefined) return [sampleProblems.onlyForTests(line, 'fails')];
  if (as === true) return [sampleProblems.noPath(line)];
  if (as !== undefined && !isSamplePath(as)) return [sampleProblems.path(line, as)];
  if (language === '' && as === undefined) return [sampleProblems.noLanguage(line)];
  return code.trim() === '' && as === undefined ? [sampleProblems.empty(line)] : [];
}

function groupFences(fences: readonly SampleFence[], problems: SampleProblem[]): Group[] {
  const groups: Group[] = [];
  const setups: SampleFence[] = [];
  let last: Group | undefined;
  for (const fence of fences) {
    const [role] = fence.roles;
    if (role === 'setup') setups.push(fence);
    else if (role === 'test') {
      last = groups.find(({name}) => name !== undefined && name === fence.name);
      if (!last) {
        last = {name: fence.name, tests: [], setups: [...setups], outputs: []};
        groups.push(last);
      }
      last.tests.push(fence);
    } else if (last) last.outputs.push(fence);
    else problems.push(sampleProblems.outputAlone(fence.line));
  }
  return groups;
}

function makeSample(
  page: string,
  {name, tests, setups, outputs}: Group,
  languages: Languages,
): Sample | {readonly problem: SampleProblem} {
  const unnamed = tests.filter(({as}) => as === undefined);
  // If all fences are files, the last one is run.
  const run = unnamed.length > 0 ? unnamed : tests.slice(-1);
  const [first] = run;
  const line = tests[0]?.line ?? 1;
  if (!first) return {problem: sampleProblems.empty(line)};
  const spoken = [...new Set(run.map(({language}) => language))];
  if (spoken.length > 1) return {problem: sampleProblems.mixedLanguages(line, name ?? '', spoken)};
  const {language} = first;
  const settings = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!settings) return {problem: sampleProblems.noCommand(line, language, Object.keys(languages))};
  const shared = setups.filter((setup) => setup.as === undefined && setup.language === language);
  const main = pathOf(first) ?? `sample.${settings.extension ?? language}`;
  const others = [...setups, ...tests].filter((fence) => fence.as !== undefined && !run.includes(fence));
  const files = [
    joinFences(main, [...shared, ...run], settings.prelude),
    ...others.map((fence) => joinFences(pathOf(fence) ?? '', [fence], '')),
  ];
  const taken = others.find(
    (fence, index) => files.findIndex((file) => file.path === fence.as) !== index + 1,
  );
  if (taken) return {problem: sampleProblems.samePath(taken.line, String(taken.as))};
  const fails = tests.map((fence) => fence.fails).find((one) => one !== undefined);
  const [output] = outputs;
  return {
    page,
    line,
    name,
    language,
    main,
    files,
    fails,
    output: output && {text: outputs.map(({code}) => code).join('\n'), line: output.line},
  };
}

function pathOf({as}: SampleFence): string | undefined {
  return typeof as === 'string' ? as : undefined;
}

/** Writes fences one after the other. */
function joinFences(path: string, fences: readonly SampleFence[], prelude: string): SampleFile {
  const lines: string[] = [];
  const pageLines: (number | undefined)[] = [];
  if (prelude !== '') {
    lines.push(...prelude.replace(/\n$/, '').split('\n'));
    pageLines.push(...lines.map(() => undefined));
  }
  for (const {code, codeLine, line} of fences)
    for (const [index, text] of code.split('\n').entries()) {
      lines.push(text);
      pageLines.push(codeLine === undefined ? line : codeLine + index);
    }
  return {path, text: `${lines.join('\n')}\n`, pageLines};
}
