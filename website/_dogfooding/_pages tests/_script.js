// markdown-tests.md links to this file. The underscore keeps it from being a page.
document.title = 'A script that no page runs';
