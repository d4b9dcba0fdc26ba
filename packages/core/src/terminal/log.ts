import {colors} from './colors.js';
import {progressLine} from './progress.js';

/** Matches control characters, except tabs, line breaks and the escape sequences of colours. */
const CONTROL =
  /\r(?!\n)|\u001b(?!\[[\d;]*m)|[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/g;

/**
 * Replaces control characters in a message by their code: `\x1b`. Links and names in content may contain such
 * characters, which a terminal would obey.
 */
function withoutControls(message: string): string {
  return message.replace(CONTROL, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Prints the messages of commands. Hides the progress line before each message, so that the two do not mix. */
export const log = {
  log(message: string): void {
    progressLine?.hide();
    console.log(withoutControls(message));
  },
  info(message: string): void {
    progressLine?.hide();
    console.log(`${colors.cyan('info')} ${withoutControls(message)}`);
  },
  success(message: string): void {
    progressLine?.hide();
    console.log(`${colors.green('done')} ${withoutControls(message)}`);
  },
  warn(message: string): void {
    progressLine?.hide();
    console.warn(`${colors.yellow('warning')} ${withoutControls(message)}`);
  },
  error(message: string): void {
    progressLine?.hide();
    console.error(withoutControls(message));
  },
};
