import {log} from '../terminal/log.js';
import {codedText} from './errorAddress.js';
import type {Message} from './HeardReport.js';
import {listProblems, type ProblemReport} from './problems.js';
import type {Problem} from './SiteError.js';

/** A report that does not end the command. */
export interface PrintedReport extends Omit<ProblemReport, 'heading'> {
  readonly heading?: string;
  /** "warn" by default. */
  readonly severity?: 'log' | 'warn';
}

/** Prints what plugins find in one locale of a site. */
export interface SiteReports {
  /** Prints a text, once in a run. */
  warn(text: string): void;
  /** Prints the problems that no other locale has, as one text. */
  print(problems: readonly Problem[], report: PrintedReport): void;
}

/**
 * The reports of one build, or of one load of the dev server. Locales share most of their content: a problem is printed for the
 * first locale that has it, and repeated when that locale is loaded again.
 */
export class RunReports {
  readonly #texts = new Set<string>();
  /** Problem → locale for which it was printed. */
  readonly #locales = new Map<string, string>();
  /** All that was printed. */
  readonly messages: Message[] = [];

  /** @param baseUrl - of the locale: addresses below it are the same in every locale */
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
        this.#print({kind: report.severity ?? 'warn', text: reportText(printed, report)});
      },
    };
  }

  #print(message: Message): void {
    this.messages.push(message);
    log[message.kind](message.text);
  }

  /** @returns `true` if no other locale has the problem */
  #claim(key: string, locale: string): boolean {
    const first = this.#locales.get(key) ?? locale;
    this.#locales.set(key, first);
    return first === locale;
  }
}

function reportText(problems: readonly Problem[], {code, heading, hint, siteDir}: PrintedReport): string {
  return codedText(code, heading, listProblems(problems, siteDir), hint);
}
