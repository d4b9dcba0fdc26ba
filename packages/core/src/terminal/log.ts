import {colors} from './colors.js';
import {progressLine} from './progress.js';

/** Prints the messages of commands. Hides the progress line before each message, so that the two do not mix. */
export const log = {
  log(message: string): void {
    progressLine?.hide();
    console.log(message);
  },
  info(message: string): void {
    progressLine?.hide();
    console.log(`${colors.cyan('info')} ${message}`);
  },
  success(message: string): void {
    progressLine?.hide();
    console.log(`${colors.green('done')} ${message}`);
  },
  warn(message: string): void {
    progressLine?.hide();
    console.warn(`${colors.yellow('warning')} ${message}`);
  },
  error(message: string): void {
    progressLine?.hide();
    console.error(message);
  },
};
