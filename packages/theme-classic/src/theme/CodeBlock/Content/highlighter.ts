import {type Highlight, loadHighlighter} from '@lectern/mdx/highlighter';
import prismIncludeLanguages from '@theme/prism-include-languages';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Loads the highlighter with `prism.additionalLanguages` and the languages of `@theme/prism-include-languages`. This
 * module is a chunk of its own, since few pages need it.
 */
export function loadSiteHighlighter(): Promise<Highlight> {
  return loadHighlighter(async (prism) => {
    const {hasOtherNames} = await import(
      /* webpackMode: "eager" */ '@generated/docusaurus-theme-classic/prismLanguages.js'
    );
    prismIncludeLanguages(prism);
    return {hasOtherNames};
  });
}
