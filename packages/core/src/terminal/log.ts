import {colors} from './colors.js';
import {progressLine} from './progress.js';

/** Makes a function that prints lines. It first hides the progress line, so that the two do not mix. */
function printer(method: 'log' | 'warn' | 'error', prefix = ''): (message: string) => void {
  return (message) => {
    progressLine?.hide();
    console[method](prefix + message);
  };
}

/** Prints the lines of commands. */
export const log = {
  log: printer('log'),
  info: printer('log', `${colors.cyan('info')} `),
  success: printer('log', `${colors.green('done')} `),
  warn: printer('warn', `${colors.yellow('warning')} `),
  error: printer('error'),
};
