import {translate} from '@lectern/core/client/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@lectern/plugin-content-docs/client';
import {useHistorySelector} from '@lectern/theme-common';
import type {Props as NavbarItemConfig} from '@theme/NavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem, {
  type Props as DropdownNavbarItemProps,
} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

type Version = ReturnType<typeof useVersions>[number];
type VersionChoice = readonly string[] | {readonly [name: string]: {readonly label?: string}};

export interface Props extends Omit<DropdownNavbarItemProps, 'items'> {
  readonly docsPluginId?: string;
  readonly dropdownActiveClassDisabled?: boolean;
  readonly dropdownItemsBefore: readonly NavbarItemConfig[];
  readonly dropdownItemsAfter: readonly NavbarItemConfig[];
  /** Versions that the dropdown lists, in this order: their names, or name → label. All versions by default. */
  readonly versions?: VersionChoice;
}

interface VersionItem {
  readonly version: Version;
  readonly label: string;
}

function chosenVersions(versions: readonly Version[], choice: VersionChoice | undefined): VersionItem[] {
  if (choice === undefined) return versions.map((version) => ({version, label: version.label}));
  const labels: [name: string, options: {readonly label?: string}][] = Array.isArray(choice)
    ? choice.map((name: string) => [name, {}])
    : Object.entries(choice);
  return labels.map(([name, {label}]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (version === undefined) {
      const known = versions.map((candidate) => candidate.name).join(', ');
      throw new Error(
        `A navbar item of the type "docsVersionDropdown" lists the version "${name}", which does not exist. ` +
          `Available versions: ${known}.`,
      );
    }
    return {version, label: label ?? version.label};
  });
}

/**
 * Version that is the label of the dropdown: the first candidate that is listed, else the first version of the list.
 */
function displayedVersion(
  candidates: readonly Version[],
  items: readonly VersionItem[],
): VersionItem | undefined {
  const listed = candidates.flatMap(({name}) => items.filter(({version}) => version.name === name));
  return listed[0] ?? items[0];
}

/** @swizzle unsafe */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: choice,
  ...props
}: Props): ReactNode {
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const activeDocContext = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const versionItems = chosenVersions(useVersions(docsPluginId), choice);
  const displayed = displayedVersion(useDocsVersionCandidates(docsPluginId), versionItems);

  /**
   * Path of the doc of the current page in a version; if the version does not have the doc, path of the version's main
   * page.
   */
  const pathIn = ({name, mainDocPath}: Version) =>
    activeDocContext.alternateDocVersions[name]?.path ?? mainDocPath;
  const items: NavbarItemConfig[] = [
    ...dropdownItemsBefore,
    ...versionItems.map(({version, label}) => ({
      label,
      to: `${pathIn(version)}${search}${hash}`,
      isActive: () => version.name === activeDocContext.activeVersion?.name,
      onClick: () => savePreferredVersionName(version.name),
    })),
    ...dropdownItemsAfter,
  ];

  const hasMenu = items.length > 1;
  const isMobileMenu = mobile && hasMenu;
  const label = isMobileMenu
    ? translate({
        id: 'theme.navbar.mobileVersionsDropdown.label',
        message: 'Versions',
        description: 'The label of the list of versions in the slide-out menu',
      })
    : displayed?.label;
  const to = isMobileMenu || !displayed ? undefined : pathIn(displayed.version);
  const isActive = dropdownActiveClassDisabled ? () => false : undefined;

  const itemProps = {...props, mobile, label, to, isActive};
  return hasMenu ? <DropdownNavbarItem {...itemProps} items={items} /> : <DefaultNavbarItem {...itemProps} />;
}

// Adds query and fragment to links; with them, the app starts at once.
DocsVersionDropdownNavbarItem.still = true;
