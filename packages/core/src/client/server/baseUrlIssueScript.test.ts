import {expect, test} from 'vitest';
import {baseUrlIssueScript} from './baseUrlIssueScript.js';

test('the banner has the words of the specification and makes no markup from text', () => {
  const script = baseUrlIssueScript('/base/');
  expect(script).toContain("'Your Docusaurus site did not load properly'");
  expect(script).toContain('"/base/"');
  expect(script).not.toContain('innerHTML');
});

test('a base URL cannot end the script element', () => {
  expect(baseUrlIssueScript('/</script><img>/')).not.toContain('</script>');
});

test('it is a valid script', () => {
  expect(() => new Function(baseUrlIssueScript('/'))).not.toThrow();
});
