import {pathToFileURL} from 'node:url';
import type {Compilation, Property, ShownImage} from '../compilation.js';
import {report} from '../compilation.js';
import type {MarkdownImageCopies, MarkdownImageFunction, MarkdownImages} from '../types.js';

/** The same for every handler: what it is given it knows the type of. */
type ImageFunction = (
  image: Parameters<MarkdownImageFunction>[0],
  options: unknown,
) => Promise<MarkdownImageCopies | undefined>;

/** Has copies made of the images of a page, and adds the attributes that show them. */
export async function addImageCopies(compilation: Compilation): Promise<void> {
  const {images = []} = compilation.input.site;
  if (images.length === 0) return;
  for (const image of compilation.images) {
    try {
      const copies = await makeCopies(images, image, compilation);
      if (copies) show(image, copies, compilation);
    } catch (error) {
      reportImage(error, image, compilation);
    }
    compilation.input.onPart?.();
  }
}

async function makeCopies(
  handlers: readonly MarkdownImages[],
  {file}: ShownImage,
  {input}: Compilation,
): Promise<MarkdownImageCopies | undefined> {
  const {baseUrl} = input.site;
  for (const {module, options} of handlers) {
    const loaded = (await import(pathToFileURL(module).href)) as {default: ImageFunction};
    const copies = await loaded.default({file, baseUrl}, options);
    if (copies) return copies;
  }
  return undefined;
}

function show(
  {properties}: ShownImage,
  {files, attributes}: MarkdownImageCopies,
  {properties: lists, assets, reader, input}: Compilation,
): void {
  for (const {file, outputPath} of files) {
    const url = input.site.baseUrl + outputPath.split('/').map(encodeURIComponent).join('/');
    assets.set(file, {file, outputPath, url});
    reader.noteFile(file);
  }
  const others = (lists[properties] ?? []).filter(([name]) => !Object.hasOwn(attributes, name));
  lists[properties] = [...others, ...(Object.entries(attributes) as Property[])];
}

function reportImage(error: unknown, {url, line, column}: ShownImage, compilation: Compilation): void {
  // The disk is full, or a folder cannot be written.
  if (error instanceof Error && 'syscall' in error) throw error;
  const {onBrokenMarkdownImages: policy} = compilation.input.site.markdown.hooks;
  report(compilation, typeof policy === 'string' ? policy : 'throw', {
    code: 'IMAGE_FAILED',
    message: `No copies of the image "${url}" can be made. ${error instanceof Error ? error.message : String(error)}`,
    line,
    column,
  });
}
