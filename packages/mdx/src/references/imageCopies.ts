import {pathToFileURL} from 'node:url';
import type {Compilation, Property, ShownImage} from '../compilation.js';
import {report} from '../compilation.js';
import type {MarkdownImage, MarkdownImageCopies} from '../types.js';

/** Error code for an image of which the module of a plugin can make no copies. */
export const IMAGE_FAILED = 'IMAGE_FAILED';

/** `MarkdownImageFunction` with options of type `unknown`, since only the plugin has a type for them. */
type ImageFunction = (image: MarkdownImage, options: unknown) => Promise<MarkdownImageCopies | undefined>;

/** Makes copies of the images that a page shows, and adds the attributes of the copies to their `<img>`. */
export async function addImageCopies(compilation: Compilation): Promise<void> {
  if (!compilation.input.site.images) return;
  for (const image of compilation.images) {
    const copies = await copiesOf(image.file, compilation, (message) => {
      reportImage(message, image, compilation);
      return undefined;
    });
    if (copies) show(image, copies, compilation);
  }
}

/**
 * Makes copies of an image, and adds them to the assets of the page.
 *
 * @param fail - called with the reason if copies cannot be made. If `fail` returns an error, that is thrown.
 * @returns `undefined` if no module makes copies of this image, or if `fail` has returned `undefined`: the image is
 * then shown without copies.
 */
export async function copiesOf(
  file: string,
  compilation: Compilation,
  fail: (reason: string) => Error | undefined,
): Promise<MarkdownImageCopies | undefined> {
  try {
    const copies = await makeCopies(file, compilation);
    if (copies) addFiles(copies, compilation);
    return copies;
  } catch (error) {
    // The file system failed, not the image: the disk is full, or a folder cannot be written.
    if (error instanceof Error && 'syscall' in error) throw error;
    const failure = fail(error instanceof Error ? error.message : String(error));
    if (failure) throw failure;
    return undefined;
  } finally {
    compilation.input.onPart?.();
  }
}

async function makeCopies(file: string, {input}: Compilation): Promise<MarkdownImageCopies | undefined> {
  const {baseUrl, images = []} = input.site;
  for (const {module, options} of images) {
    const loaded: {default: ImageFunction} = await import(pathToFileURL(module).href);
    const copies = await loaded.default({file, baseUrl}, options);
    if (copies) return copies;
  }
  return undefined;
}

function addFiles({files}: MarkdownImageCopies, {assets, reader, input}: Compilation): void {
  for (const {file, outputPath} of files) {
    const url = input.site.baseUrl + outputPath.split('/').map(encodeURIComponent).join('/');
    // The key has both paths: two images with equal bytes and different names share a copy, which then has two output
    // paths.
    assets.set(`${file}\n${outputPath}`, {file, outputPath, url});
    reader.noteFile(file);
  }
}

function show({properties}: ShownImage, {attributes}: MarkdownImageCopies, compilation: Compilation): void {
  const lists = compilation.properties;
  const others = (lists[properties] ?? []).filter(([name]) => !Object.hasOwn(attributes, name));
  lists[properties] = [...others, ...(Object.entries(attributes) satisfies Property[])];
}

function reportImage(reason: string, {url, line, column, from}: ShownImage, compilation: Compilation): void {
  const {onBrokenMarkdownImages: policy} = compilation.input.site.markdown.hooks;
  report(compilation, typeof policy === 'string' ? policy : 'throw', {
    code: IMAGE_FAILED,
    message: `No copies of the image "${url}" can be made. ${reason}`,
    line,
    column,
    ...(from !== undefined && {file: from}),
  });
}
