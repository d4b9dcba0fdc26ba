import path from 'node:path';
import type {WriteTranslationsFlags} from '../../config/flags.js';
import {codedText} from '../../errors/errorAddress.js';
import {listProblems} from '../../errors/problems.js';
import {log} from '../../terminal/log.js';
import {
  type WrittenFile,
  type WrittenTranslations,
  writeTranslations,
} from '../../translations/writeTranslations.js';

function summary({file, messages, written}: WrittenFile): string {
  const name = path.relative(process.cwd(), file);
  return written === 0 ? `${name}: nothing new` : `${name}: ${written} of ${messages} messages written`;
}

export async function runWriteTranslations(flags: WriteTranslationsFlags): Promise<WrittenTranslations> {
  const result = await writeTranslations(flags);
  const {files, problems, siteDir, locale} = result;
  for (const file of files) log.info(summary(file));
  if (problems.length > 0) log.warn(codedText('TRANSLATIONS', undefined, listProblems(problems, siteDir)));
  const written = files.reduce((sum, file) => sum + file.written, 0);
  log.success(
    written === 0
      ? `There is nothing new to translate to ${locale}.`
      : `${written} messages written for ${locale}.`,
  );
  return result;
}
