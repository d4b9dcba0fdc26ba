import {expect, test} from 'vitest';
import {type CreateError, errors, errorText} from './errors.js';

const cause = Object.assign(new Error('EACCES: permission denied'), {code: 'EACCES'});

const all: readonly CreateError[] = [
  errors.optionInvalid('"x" is one argument too many.'),
  errors.nameInvalid({name: 'A', reason: 'it has capital letters', suggestion: 'a'}),
  errors.templateUnknown({template: 'x', names: ['classic', 'docs']}),
  errors.colorUnknown({color: 'mud', names: ['blue', 'teal']}),
  errors.folderNotEmpty({folder: '/sites/a', entry: 'b.md'}),
  errors.folderIsFile('/sites/a'),
  errors.folderNotWritable({folder: '/sites', cause}),
  errors.sourceInvalid({folder: '/notes', reason: 'is not a folder', hint: 'Name an existing folder.'}),
  errors.gitMissing('https://example.com/a.git'),
  errors.gitClone({url: 'https://example.com/a.git', output: 'fatal: not found'}),
  errors.migrationFailed({folder: '/docu', output: 'npm error'}),
  errors.installFailed({command: 'npm install', folder: '/sites/a', output: 'npm error'}),
  errors.stopped('Nothing was changed.'),
  errors.failed({cause, left: 'Nothing is left of the new folder.'}),
];

test('messages say what happened, where, and what to do', () => {
  expect(all.map(errorText).join('\n\n')).toMatchInlineSnapshot(`
    "[CREATE_OPTION_INVALID] "x" is one argument too many.
    All options: create-lectern --help
    More: https://lectern.example/docs/errors/create-option-invalid/

    [CREATE_NAME_INVALID] "A" cannot be the name of a package: it has capital letters.
    The name is that of the folder and of the package in it. Try "a".
    More: https://lectern.example/docs/errors/create-name-invalid/

    [CREATE_TEMPLATE_UNKNOWN] There is no template "x", and no folder of that name.
    The templates are "classic", "docs". The address of a git repository or a folder is a template, too.
    If it was meant as the value of an option: with npm, options come after "--".
    More: https://lectern.example/docs/errors/create-template-unknown/

    [CREATE_COLOR_UNKNOWN] There is no colour "mud".
    The colours are "blue", "teal". Any other one can be set later, in src/css/custom.css.
    More: https://lectern.example/docs/errors/create-color-unknown/

    [CREATE_FOLDER_NOT_EMPTY] /sites/a is not empty: it has "b.md".
    Nothing was changed. Choose another name, or move its files away first.
    More: https://lectern.example/docs/errors/create-folder-not-empty/

    [CREATE_FOLDER_NOT_EMPTY] /sites/a is a file.
    Nothing was changed. Choose another name.
    More: https://lectern.example/docs/errors/create-folder-not-empty/

    [CREATE_FOLDER_NOT_WRITABLE] Nothing can be written to /sites: you have no permission.
    Nothing is left there. Run the command in another folder, or change its permissions.
    More: https://lectern.example/docs/errors/create-folder-not-writable/

    [CREATE_SOURCE_INVALID] /notes is not a folder.
    Name an existing folder.
    More: https://lectern.example/docs/errors/create-source-invalid/

    [CREATE_GIT_MISSING] The template https://example.com/a.git is a git repository, but git is not installed.
    Nothing was changed. Install git from https://git-scm.com, or download the template and name its folder.
    More: https://lectern.example/docs/errors/create-git-missing/

    [CREATE_GIT_CLONE] git could not clone https://example.com/a.git:
    fatal: not found
    Nothing was changed. Check the address, your connection and your access to the repository.
    More: https://lectern.example/docs/errors/create-git-clone/

    [CREATE_MIGRATION_FAILED] "site migrate" failed in a copy of /docu:
    npm error
    Nothing is left of the copy, and the site itself is as it was.
    More: https://lectern.example/docs/errors/create-migration-failed/

    [CREATE_INSTALL_FAILED] "npm install" failed:
    npm error
    /sites/a is complete but for its packages. When the reason is removed (often the connection), run "npm install" in it.
    More: https://lectern.example/docs/errors/create-install-failed/

    [CREATE_STOPPED] Stopped.
    Nothing was changed.
    More: https://lectern.example/docs/errors/create-stopped/

    [CREATE_FAILED] The files could not be written: you have no permission.
    Nothing is left of the new folder.
    More: https://lectern.example/docs/errors/create-failed/"
  `);
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the file system is read-only'],
  ['ENOTDIR', 'a file is in the way'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['EIO', 'i/o error'],
])('%s is "%s"', (code, reason) => {
  const error = errors.folderNotWritable({
    folder: '/a',
    cause: Object.assign(new Error('i/o error'), {code}),
  });
  expect(error.message).toBe(`Nothing can be written to /a: ${reason}.`);
});
