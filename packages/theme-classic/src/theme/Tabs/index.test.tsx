import {type TabItemProps, type TabsProps, useTabs} from '@lectern/theme-common/internal';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {cloneElement, type ReactElement} from 'react';
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
  expect(renderOnServer(<TabItem value="a">alone</TabItem>)).toMatch(
    /^<div role="tabpanel" class="[^"]+">alone<\/div>$/,
  );
});

/** `Tabs` as it was in Docusaurus before 3.10, reduced to the parts that use the theme. */
function CopiedTabs({children, ...props}: Omit<TabsProps, 'children'> & {readonly children: ReactElement[]}) {
  const {selectedValue, tabValues} = useTabs({...props, children});
  return (
    <div>
      {tabValues.map(({value, label}) => (
        <span key={value} role="tab" tabIndex={0} aria-selected={value === selectedValue}>
          {label ?? value}
        </span>
      ))}
      {children.map((child) =>
        cloneElement(child as ReactElement<TabItemProps>, {
          hidden: (child.props as TabItemProps).value !== selectedValue,
        }),
      )}
    </div>
  );
}

test('copies of the component from before Docusaurus 3.10 show the selected panel', () => {
  const html = renderOnServer(<CopiedTabs>{items}</CopiedTabs>);
  expect(html).toContain('aria-selected="false">With npm</span>');
  expect(html).toContain('aria-selected="true">yarn</span>');
  expect(html).toMatch(/ hidden="">npm i<.* class="[^"]+">yarn add</);
  expect(renderOnServer(<CopiedTabs defaultValue="npm">{items}</CopiedTabs>)).toMatch(
    / class="[^"]+">npm i</,
  );
});
