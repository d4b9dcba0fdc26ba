import type {Page} from 'playwright-core';

export interface PublishedPlugin {
  readonly name: string;
  readonly feature: string;
  readonly version?: string;
  readonly inTests?: boolean;
  readonly pages: readonly {
    readonly path: string;
    see(page: Page, seen: {readonly requests: readonly string[]; readonly url: string}): Promise<unknown>;
  }[];
}

export const plugins: readonly PublishedPlugin[];

export const groups: readonly {
  readonly id: string;
  readonly title: string;
  readonly plugins: readonly PublishedPlugin[];
}[];
