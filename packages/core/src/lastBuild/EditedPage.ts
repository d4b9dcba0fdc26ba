import type {ListRecord} from '@lectern/store';
import type {ContentFacts, ContentRecord} from '../compile/ArtifactCache.js';
import type {PageFacts} from '../render/PageCache.js';
import type {PreparedPage} from '../render/preparePages.js';
import type {PageRecord} from '../render/RenderJob.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {EditablePage} from './LocaleCache.js';

/** An edited page with its records from the last build. */
export interface PageBefore {
  readonly page: EditablePage;
  /** Absolute path of the page's Markdown file. */
  readonly file: string;
  /** Index of the page's file in `LocalePages.files`, and of the page's artifact in the list of artifacts. */
  readonly at: number;
  readonly contentBefore: ListRecord<ContentFacts>;
  readonly recordBefore: ListRecord<PageFacts>;
}

/** An edited page whose Markdown file was compiled again. */
export interface CompiledEdit extends PageBefore {
  readonly content: ContentRecord;
}

/** An edited page that was compiled and rendered again. */
export interface EditedPage extends CompiledEdit {
  readonly planned: PlannedPage;
  readonly prepared: PreparedPage;
  readonly record: PageRecord;
}
