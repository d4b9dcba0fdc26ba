import {colors} from './colors.js';

/** Every line that a command prints goes through here. */
export const log = {
  log(message: string): void {
    console.log(message);
  },
  info(message: string): void {
    console.log(`${colors.cyan('info')} ${message}`);
  },
  success(message: string): void {
    console.log(`${colors.green('done')} ${message}`);
  },
  warn(message: string): void {
    console.warn(`${colors.yellow('warning')} ${message}`);
  },
  error(message: string): void {
    console.error(message);
  },
};
