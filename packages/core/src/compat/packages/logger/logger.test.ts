import {afterEach, expect, test, vi} from 'vitest';
import {log} from '../../../terminal/log.js';
import {logger, PerfLogger} from './index.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Records printed messages until the end of the test. */
function record(): string[] {
  const printed: string[] = [];
  for (const name of ['log', 'info', 'success', 'warn', 'error'] as const) {
    vi.spyOn(log, name).mockImplementation((message) => void printed.push(`${name}: ${message}`));
  }
  return printed;
}

test('a template formats the values that it names', () => {
  expect(
    logger.interpolate`a path=${'/x'} url=${'u'} name=${'n'} code=${'c'} subdue=${'s'} number=${4} ${'plain'}`,
  ).toBe('a "/x" u n `c` s 4 plain');
  expect(logger.interpolate`files:path=${['a', 'b']}`).toBe('files:\n- "a"\n- "b"');
  expect(logger.interpolate`none: ${[]}`).toBe('none: ');
  expect(() => logger.interpolate`num=${1}`).toThrow('The message has "num=" before a value.');
});

test('messages are values or templates', () => {
  const printed = record();
  logger.info('text');
  logger.info`path=${'p'}`;
  logger.info({a: 1});
  logger.warn(['a', 'b']);
  logger.success(5);
  logger.error('e');
  logger.newLine();
  expect(printed).toEqual([
    'info: text',
    'info: "p"',
    'info: {"a":1}',
    'warn: a,b',
    'success: 5',
    'error: error e',
    'log: ',
  ]);
});

test('a report does what its severity says', () => {
  const printed = record();
  logger.report('ignore')('a');
  logger.report('log')('b');
  logger.report('warn')`name=${'c'}`;
  expect(printed).toEqual(['info: b', 'warn: c']);
  expect(() => logger.report('throw')('d')).toThrow('d');
  expect(() => logger.report('nope' as never)).toThrow('Unexpected "reportingSeverity" value: nope.');
});

test('times are printed where a variable asks for it', async () => {
  const printed = record();
  expect(await PerfLogger.async('quiet', async () => 7)).toBe(7);
  expect(printed).toEqual([]);
  vi.stubEnv('DOCUSAURUS_PERF_LOGGER', 'true');
  await PerfLogger.async('outer', async () => {
    PerfLogger.start('inner');
    PerfLogger.end('inner');
    PerfLogger.log('note');
  });
  expect(printed.map((line) => line.replace(/[\d.]+ /, ''))).toEqual([
    'log: [PERF] outer > inner - milliseconds',
    'log: [PERF] outer > note',
    'log: [PERF] outer - milliseconds',
  ]);
});
