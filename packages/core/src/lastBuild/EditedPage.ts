import type {ListRecord} from '@lectern/store';
import type {ContentFacts, ContentRecord} from '../compile/ArtifactCache.js';
import type {PageFacts} from '../render/PageCache.js';
import type {PreparedPage} from '../render/preparePages.js';
import type {PageRecord} from '../render/RenderJob.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {EditablePage} from './LocaleCache.js';

/**
 * A page whose Markdown file was edited since the last build, with the data about the page that the last build has
 * stored: `contentBefore` about its Markdown file, `recordBefore` about its HTML.
 */
export interface PageBefore {
  readonly page: EditablePage;
  /** Absolute path of the page's Markdown file. */
  readonly file: string;
  /**
   * Index of the page's file in `LocalePages.files`, and of the file compiled from it in the list
   * `ListedPages.artifacts`.
   */
  readonly at: number;
  readonly contentBefore: Pick<ListRecord<ContentFacts>, 'facts'>;
  readonly recordBefore: ListRecord<PageFacts>;
}

/** An edited page whose Markdown file was compiled again. `content` is the result. */
export interface CompiledEdit extends PageBefore {
  readonly content: ContentRecord;
}

/** An edited page that was compiled and rendered again. `record` is the new data about its HTML. */
export interface EditedPage extends CompiledEdit {
  readonly planned: PlannedPage;
  readonly prepared: PreparedPage;
  readonly record: PageRecord;
}
