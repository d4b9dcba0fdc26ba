import fs from 'node:fs';
import type {SetUp} from '@lectern/worker-pool';
import {Renderer} from '@takumi-rs/core';
import type {ImageJob, ImageSetup, MadeImage} from './ImageTask.js';

/** Functions that the main process can call in processes that make images. */
export type ImageTasks = {
  makeImage(job: ImageJob): Promise<MadeImage>;
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function makeImage(renderer: Renderer, job: ImageJob, setup: ImageSetup): Promise<MadeImage> {
  const {format, quality, size, lang} = setup;
  try {
    const images = job.images.map(({name, file}) => ({src: name, data: fs.readFileSync(file)}));
    const css = [...job.css];
    const lossy = format === 'png' ? {} : {quality};
    return {bytes: await renderer.render(job.node, {...size, format, lang, images, css, ...lossy})};
  } catch (error) {
    return {problem: messageOf(error)};
  }
}

/** Loads the fonts of a locale. Called once in each process. */
export const setUp: SetUp<ImageSetup, ImageTasks> = async (setup) => {
  const renderer = new Renderer();
  for (const {name, file, weight, style} of setup.fonts) {
    const data = fs.readFileSync(file);
    await renderer.registerFont({name, data, ...(weight && {weight}), ...(style && {style})});
  }
  return {makeImage: (job) => makeImage(renderer, job, setup)};
};
