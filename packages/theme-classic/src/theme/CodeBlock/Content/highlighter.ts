import {type Highlight, loadHighlighter} from '@lectern/mdx/highlighter';
import prismIncludeLanguages from '@theme/prism-include-languages';

/** @swizzle wrap=forbidden eject=unsafe */
/** The highlighter with `prism.additionalLanguages` and the languages that the site registers. A chunk of its own. */
export function loadSiteHighlighter(): Promise<Highlight> {
  return loadHighlighter(async (prism) => {
    const {hasOtherNames} = await import(
      /* webpackMode: "eager" */ '@generated/docusaurus-theme-classic/prismLanguages.js'
    );
    prismIncludeLanguages(prism);
    return {hasOtherNames};
  });
}
