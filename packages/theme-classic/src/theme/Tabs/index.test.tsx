import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

const items = [
  <TabItem key="npm" value="npm" label="With npm">
    npm i
  </TabItem>,
  <TabItem key="yarn" value="yarn" default>
    yarn add
  </TabItem>,
];

test('all panels are in the HTML, and only the selected one is not hidden', () => {
  const html = renderOnServer(<Tabs>{items}</Tabs>);
  expect(html.match(/role="tabpanel"/g)).toHaveLength(2);
  expect(html).toMatch(/hidden="">npm i</);
  expect(html).not.toMatch(/hidden="">yarn add</);
  expect(html).toMatch(/role="tab"[^>]* tabindex="-1" aria-selected="false"[^>]*>With npm</);
  expect(html).toMatch(/role="tab"[^>]* tabindex="0" aria-selected="true"[^>]*tabs__item--active[^>]*>yarn</);
});

test('a lazy set holds the selected panel only', () => {
  const html = renderOnServer(<Tabs lazy>{items}</Tabs>);
  expect(html).toContain('yarn add');
  expect(html).not.toContain('npm i');
});

test('with no tab selected, the keyboard still gets in', () => {
  const html = renderOnServer(<Tabs defaultValue={null}>{items}</Tabs>);
  expect(html).not.toContain('aria-selected="true"');
  expect(html).toMatch(/tabindex="0"[^>]*>With npm</);
});

test('an item outside of tabs shows its content', () => {
  expect(renderOnServer(<TabItem value="a">alone</TabItem>)).toBe('<div>alone</div>');
});
