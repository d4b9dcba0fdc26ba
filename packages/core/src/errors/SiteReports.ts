import {codedText} from './errorAddress.js';
import type {Printer} from './Printer.js';
import {listProblems, type ProblemReport} from './problems.js';
import type {Message} from './RecordingPrinter.js';
import type {Problem} from './SiteError.js';

/**
 * Heading, advice and severity of a report that is printed. The report does not end the command, in contrast to an
 * error.
 */
export interface PrintedReport extends Omit<ProblemReport, 'heading'> {
  readonly heading?: string;
  /** Default: "warn". */
  readonly severity?: 'log' | 'warn';
}

/** Prints warnings of plugins about the content of one locale. */
export interface SiteReports {
  /** Prints a warning, unless it was printed before in this run. */
  warn(text: string): void;
  /** Prints one message with all problems that were not printed for another locale. */
  print(problems: readonly Problem[], report: PrintedReport): void;
}

/**
 * Reports of one build, or of one load of the dev server. Locales share most of their content, so a problem is printed
 * only for the first locale that has it. If that locale is loaded again, the problem is printed again.
 */
export class RunReports {
  readonly #printer: Printer;
  readonly #texts = new Set<string>();
  /** Locale for which a problem was printed, by a key that consists of error code, file, line and message. */
  readonly #locales = new Map<string, string>();
  /** All messages that were printed. */
  readonly messages: Message[] = [];

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  /**
   * Makes the reports of a locale.
   *
   * @param baseUrl - base URL of the locale; it is ignored when messages of different locales are compared
   */
  forLocale(locale: string, baseUrl: string): SiteReports {
    const withoutLocale = (text: string) => text.replaceAll(`"${baseUrl}`, '"/');
    return {
      warn: (text) => {
        const key = withoutLocale(text);
        if (!this.#texts.has(key)) this.#print({kind: 'warn', text});
        this.#texts.add(key);
      },
      print: (problems, report) => {
        const printed = problems.filter(({file, line, message}) => {
          const key = JSON.stringify([report.code, file, line, withoutLocale(message)]);
          return this.#claim(key, locale);
        });
        if (printed.length === 0) return;
        const {code, heading, hint, siteDir, severity = 'warn'} = report;
        this.#print({kind: severity, text: codedText(code, heading, listProblems(printed, siteDir), hint)});
      },
    };
  }

  #print(message: Message): void {
    this.messages.push(message);
    this.#printer[message.kind](message.text);
  }

  /**
   * Assigns a problem to the first locale that reports it.
   *
   * @returns `true` if the first locale is the given one
   */
  #claim(key: string, locale: string): boolean {
    const first = this.#locales.get(key) ?? locale;
    this.#locales.set(key, first);
    return first === locale;
  }
}
