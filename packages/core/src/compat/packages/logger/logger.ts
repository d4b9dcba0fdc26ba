import type {ReportingSeverity} from '../../../shared/siteConfig.js';
import {colors} from '../../../terminal/colors.js';
import {log} from '../../../terminal/log.js';

export type InterpolatableValue = string | number | readonly (string | number)[];

type Format = (msg: unknown) => string;

/** Prints a message: any value, or a template literal whose values `interpolate` formats. */
interface Print {
  (msg: unknown): void;
  (msg: TemplateStringsArray, ...values: readonly InterpolatableValue[]): void;
}

const path: Format = (msg) => colors.cyan(colors.underline(`"${String(msg)}"`));
const url: Format = (msg) => colors.cyan(colors.underline(String(msg)));
const name: Format = (msg) => colors.blue(colors.bold(String(msg)));
const code: Format = (msg) => colors.cyan(`\`${String(msg)}\``);
const subdue: Format = (msg) => colors.gray(String(msg));
const num: Format = (msg) => colors.yellow(String(msg));

/** Formats of values in a template literal, by name: the name "path" is used as `path=${file}`. */
const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['path', path],
  ['url', url],
  ['number', num],
  ['name', name],
  ['subdue', subdue],
  ['code', code],
]);

function formatValue(value: InterpolatableValue, format: Format): string {
  if (typeof value !== 'object') return format(value);
  return value.length === 0 ? '' : `\n- ${value.map(format).join('\n- ')}`;
}

/**
 * Builds the text of a template literal. `path=`, `url=`, `name=`, `code=`, `subdue=` or `number=` directly before a
 * value sets its format; an array becomes a list.
 *
 * @throws {Error} for another word with "=" before a value
 */
function interpolate(msgs: TemplateStringsArray, ...values: readonly InterpolatableValue[]): string {
  const parts = values.map((value, index) => {
    const text = msgs[index] ?? '';
    const flag = /(\w+)=$/.exec(text)?.[1];
    if (flag === undefined) return text + formatValue(value, String);
    const format = FORMATS.get(flag);
    if (format) return text.slice(0, -flag.length - 1) + formatValue(value, format);
    throw new Error(
      `The message has "${flag}=" before a value. Use one of ${[...FORMATS.keys()].join(', ')}, or write a space behind "=".`,
    );
  });
  return parts.join('') + (msgs[values.length] ?? '');
}

function isTemplate(msg: unknown): msg is TemplateStringsArray {
  return Array.isArray(msg) && 'raw' in msg;
}

function textOf(msg: unknown, values: readonly InterpolatableValue[]): string {
  if (isTemplate(msg)) return interpolate(msg, ...values);
  const isPlainObject = typeof msg === 'object' && msg !== null && String(msg) === '[object Object]';
  return isPlainObject ? JSON.stringify(msg) : String(msg);
}

function printer(write: (text: string) => void): Print {
  return (msg: unknown, ...values: readonly InterpolatableValue[]) => write(textOf(msg, values));
}

const info = printer((text) => log.info(text));
const warn = printer((text) => log.warn(text));
const error = printer((text) => log.error(`${colors.red('error')} ${text}`));
const success = printer((text) => log.success(text));

/**
 * Returns the function that handles messages of a severity: it ignores them, prints them as information or a warning,
 * or throws an error.
 *
 * @throws {Error} for an invalid severity
 */
function report(reportingSeverity: ReportingSeverity): Print {
  const prints: {readonly [severity in ReportingSeverity]: Print} = {
    ignore: () => {},
    log: info,
    warn,
    throw: printer((text) => {
      throw new Error(text);
    }),
  };
  if (Object.hasOwn(prints, reportingSeverity)) return prints[reportingSeverity];
  throw new Error(`Unexpected "reportingSeverity" value: ${String(reportingSeverity)}.`);
}

/** Logger for plugins; prints messages in the style of our commands. */
export const logger: {
  readonly red: (msg: string | number) => string;
  readonly yellow: (msg: string | number) => string;
  readonly green: (msg: string | number) => string;
  readonly cyan: (msg: string | number) => string;
  readonly bold: (msg: string | number) => string;
  readonly dim: (msg: string | number) => string;
  readonly path: Format;
  readonly url: Format;
  readonly name: Format;
  readonly code: Format;
  readonly subdue: Format;
  readonly num: Format;
  readonly interpolate: typeof interpolate;
  readonly info: Print;
  readonly warn: Print;
  readonly error: Print;
  readonly success: Print;
  readonly report: typeof report;
  newLine(): void;
} = {
  red: colors.red,
  yellow: colors.yellow,
  green: colors.green,
  cyan: colors.cyan,
  bold: colors.bold,
  dim: colors.dim,
  path,
  url,
  name,
  code,
  subdue,
  num,
  interpolate,
  info,
  warn,
  error,
  success,
  report,
  newLine: () => log.log(''),
};
