import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  createBundledSite,
  type Edit,
  type SiteFiles,
  useBuiltSite,
  waitForHydration,
} from '../harness/index.js';

/** Source of the tab list, which is the same in all copies. */
const ROW = `
function Row({selectedValue, selectValue, tabValues, className}) {
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (event, value) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(event.currentTarget);
    selectValue(value);
  };
  return (
    <ul role="tablist" className={clsx('tabs', className)}>
      {tabValues.map(({value, label, attributes}) => (
        <li
          {...attributes}
          key={value}
          role="tab"
          tabIndex={value === selectedValue ? 0 : -1}
          aria-selected={value === selectedValue}
          className={clsx('tabs__item', styles.item, attributes?.className, {'tabs__item--active': value === selectedValue})}
          onClick={(event) => select(event, value)}>
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}
`;

/** Source of the panels, in copies older than Docusaurus 3.10. */
const PANELS = `
function Panels({lazy, children, selectedValue}) {
  const items = (Array.isArray(children) ? children : [children]).filter(Boolean);
  if (lazy) {
    const selected = items.find((item) => item.props.value === selectedValue);
    return selected ? cloneElement(selected, {className: 'margin-top--md'}) : null;
  }
  return items.map((item, index) => cloneElement(item, {key: index, hidden: item.props.value !== selectedValue}));
}
`;

/**
 * Tabs as copied from Docusaurus 2.0 to 2.3: the component has the state, a hook of the theme the choice of the group.
 */
const TABS_2_0 = `import React, {Children, cloneElement, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {duplicates, useScrollPositionBlocker, useTabGroupChoice} from '@docusaurus/theme-common/internal';
const styles = {};
${ROW}${PANELS}
function Inner({groupId, lazy, children, defaultValue}) {
  const items = Children.toArray(children).filter((child) => child.props?.value !== undefined);
  const tabValues = items.map(({props: {value, label, attributes}}) => ({value, label, attributes}));
  if (duplicates(tabValues, (a, b) => a.value === b.value).length > 0) throw new Error('twice');
  const {tabGroupChoices, setTabGroupChoices} = useTabGroupChoice();
  const [selectedValue, setSelectedValue] = useState(
    defaultValue ?? items.find(({props}) => props.default)?.props.value ?? items[0].props.value,
  );
  const choice = groupId === undefined ? undefined : tabGroupChoices[groupId];
  if (choice != null && choice !== selectedValue && tabValues.some(({value}) => value === choice)) setSelectedValue(choice);
  const selectValue = (value) => {
    setSelectedValue(value);
    if (groupId !== undefined) setTabGroupChoices(groupId, String(value));
  };
  return (
    <div className="tabs-container">
      <Row {...{selectedValue, selectValue, tabValues}} />
      <Panels {...{lazy, selectedValue}}>{items}</Panels>
    </div>
  );
}
export default function Tabs(props) {
  return <Inner key={String(useIsBrowser())} {...props} />;
}
`;

/** Tabs as copied from Docusaurus 2.4 to 3.9: the hook has the state, and each item gets the prop `hidden`. */
const TABS_2_4 = `import React, {cloneElement} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';
${ROW}${PANELS}
function Inner(props) {
  const tabs = useTabs(props);
  return (
    <div className={clsx('tabs-container', styles.list)}>
      <Row {...tabs} {...props} />
      <Panels {...tabs} {...props} />
    </div>
  );
}
export default function Tabs(props) {
  const isBrowser = useIsBrowser();
  return <Inner key={String(isBrowser)} {...props}>{sanitizeTabsChildren(props.children)}</Inner>;
}
`;

/** Tabs as copied from Docusaurus 3.10: items read the state from a context. */
const TABS_3_10 = `import React from 'react';
import clsx from 'clsx';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
const styles = {};
${ROW}
function Inner({className, children}) {
  return (
    <div className="tabs-container">
      <Row className={className} {...useTabs()} />
      <div>{children}</div>
    </div>
  );
}
export default function Tabs(props) {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <Inner className={props.className}>{sanitizeTabsChildren(props.children)}</Inner>
    </TabsProvider>
  );
}
`;

const ITEM_2_0 = `import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
export default function TabItem({children, hidden, className}) {
  return <div role="tabpanel" className={clsx(styles.item, className)} {...{hidden}}>{children}</div>;
}
`;

const ITEM_3_10 = `import React from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
export default function TabItem({children, value, className}) {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (lazy && !isSelected) return null;
  return <div role="tabpanel" className={className} hidden={!isSelected}>{children}</div>;
}
`;

/** Source of a page with two sets of tabs of one group, one of them in a panel of a third set, and a lazy set. */
function page({tabs, item}: {readonly tabs: string; readonly item: string}): string {
  return `import Tabs from '${tabs}';
import TabItem from '${item}';

# Tabs

<div id="outer">
<Tabs groupId="system">
<TabItem value="mac" label="macOS">

Outer mac

</TabItem>
<TabItem value="win" label="Windows" default>

Outer win

<div id="inner">
<Tabs defaultValue="npm">
<TabItem value="npm">Inner npm</TabItem>
<TabItem value="yarn" attributes={{className: 'own'}}>Inner yarn</TabItem>
</Tabs>
</div>

</TabItem>
</Tabs>
</div>

<div id="second">
<Tabs groupId="system">
<TabItem value="mac">Second mac</TabItem>
<TabItem value="win">Second win</TabItem>
<TabItem value="lin">Second lin</TabItem>
</Tabs>
</div>

<div id="lazy">
<Tabs lazy>
<TabItem value="a">Lazy a</TabItem>
<TabItem value="b">Lazy b</TabItem>
</Tabs>
</div>
`;
}

const visibleText = (site: Page, id: string) =>
  site.locator(`#${id} [role=tabpanel]`).filter({visible: true}).allInnerTexts();

async function select(site: Page, id: string, name: string): Promise<void> {
  await site.locator(`#${id}`).getByRole('tab', {name, exact: true}).first().click();
}

/**
 * Uses tabs as a reader does: chooses a tab, and checks the choice in the other set of the group, on the next page and
 * after a reload.
 */
async function useTabsOf(site: Page): Promise<void> {
  expect(await visibleText(site, 'inner')).toEqual(['Inner npm']);
  expect(await visibleText(site, 'second')).toEqual(['Second mac']);
  expect(await visibleText(site, 'lazy')).toEqual(['Lazy a']);
  expect(await site.getByText('Outer win').isVisible()).toBe(true);
  expect(await site.getByText('Outer mac').isVisible()).toBe(false);

  await select(site, 'inner', 'yarn');
  expect(await visibleText(site, 'inner')).toEqual(['Inner yarn']);
  expect(await site.locator('#inner .own').count()).toBe(1);

  await select(site, 'outer', 'macOS');
  await site.getByText('Outer mac').waitFor();
  expect(await site.getByText('Outer win').isVisible()).toBe(false);

  await select(site, 'second', 'win');
  expect(await visibleText(site, 'second')).toEqual(['Second win']);
  expect(await site.getByText('Outer win').isVisible()).toBe(true);
  await select(site, 'second', 'lin');
  expect(await visibleText(site, 'second')).toEqual(['Second lin']);
  expect(await site.getByText('Outer win').isVisible()).toBe(true);

  expect(await site.getByText('Lazy b').count()).toBe(0);
  await select(site, 'lazy', 'b');
  expect(await visibleText(site, 'lazy')).toEqual(['Lazy b']);
  expect(await site.getByText('Lazy a').count()).toBe(0);

  await select(site, 'second', 'mac');
  await site.reload();
  await waitForHydration(site);
  await site.getByText('Outer mac').waitFor();
  expect(await visibleText(site, 'second')).toEqual(['Second mac']);
}

function useSite(edit: Edit): ReturnType<typeof useBuiltSite> {
  return useBuiltSite(async () => {
    const site = createBundledSite('minimal', edit);
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    return site;
  });
}

function writeComponent(files: SiteFiles, folder: string, text: string): void {
  files.write(`src/${folder}/index.js`, text);
  if (text.includes('./styles.module.css'))
    files.write(`src/${folder}/styles.module.css`, '.item { margin: 0; }\n');
}

describe('copies of Tabs, with the TabItem of the theme', () => {
  const visit = useSite((files) => {
    writeComponent(files, 'theme/Tabs', TABS_2_4);
    writeComponent(files, 'old/Tabs', TABS_2_0);
    writeComponent(files, 'new/Tabs', TABS_3_10);
    files.write('docs/ejected.mdx', page({tabs: '@theme/Tabs', item: '@theme/TabItem'}));
    files.write('docs/older.mdx', page({tabs: '@site/src/old/Tabs', item: '@theme/TabItem'}));
    files.write('docs/newer.mdx', page({tabs: '@site/src/new/Tabs', item: '@theme/TabItem'}));
  });

  test.each([
    ['2.4 to 3.9', '/docs/ejected'],
    ['2.0 to 2.3', '/docs/older'],
    ['3.10', '/docs/newer'],
  ])('of Docusaurus %s', (_, path) => visit(path, useTabsOf));
});

describe('copies of TabItem, in the Tabs of the theme', () => {
  const visit = useSite((files) => {
    writeComponent(files, 'theme/TabItem', ITEM_2_0);
    writeComponent(files, 'new/TabItem', ITEM_3_10);
    files.write('docs/ejected.mdx', page({tabs: '@theme/Tabs', item: '@theme/TabItem'}));
    files.write('docs/newer.mdx', page({tabs: '@theme/Tabs', item: '@site/src/new/TabItem'}));
  });

  test.each([
    ['2.0 to 3.9', '/docs/ejected'],
    ['3.10', '/docs/newer'],
  ])('of Docusaurus %s', (_, path) => visit(path, useTabsOf));
});

describe('copies of both', () => {
  const visit = useSite((files) => {
    writeComponent(files, 'theme/Tabs', TABS_2_4);
    writeComponent(files, 'theme/TabItem', ITEM_2_0);
    files.write('docs/ejected.mdx', page({tabs: '@theme/Tabs', item: '@theme/TabItem'}));
  });

  test('of Docusaurus 2.4 to 3.9', () => visit('/docs/ejected', useTabsOf));
});
