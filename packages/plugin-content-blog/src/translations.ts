import type {TranslationFile} from '@lectern/core';
import type {BlogContent} from './BlogContent.js';

const FILE = 'options';

/** Translation file with the texts from the options of a blog: titles and description. */
export function blogTranslationFiles(content: BlogContent): readonly TranslationFile[] {
  return [
    {
      path: FILE,
      content: {
        title: {message: content.blogTitle, description: 'The title of the blog, for search engines'},
        description: {
          message: content.blogDescription,
          description: 'The description of the blog, for search engines',
        },
        'sidebar.title': {message: content.blogSidebarTitle, description: 'The title of the list of posts'},
      },
    },
  ];
}

/** Returns the content with the texts of the translation files: titles and description of the blog. */
export function translateBlog(content: BlogContent, files: readonly TranslationFile[]): BlogContent {
  const messages = files.find(({path}) => path === FILE)?.content;
  if (!messages) return content;
  return {
    ...content,
    blogTitle: messages.title?.message ?? content.blogTitle,
    blogDescription: messages.description?.message ?? content.blogDescription,
    blogSidebarTitle: messages['sidebar.title']?.message ?? content.blogSidebarTitle,
  };
}
