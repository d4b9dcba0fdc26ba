import Link from '@lectern/core/client/Link';
import type {Author} from '@lectern/plugin-content-blog/client';
import type {IconProps} from '@lectern/theme-common/internal';
import Bluesky from '@theme/Icon/Socials/Bluesky';
import DefaultIcon from '@theme/Icon/Socials/Default';
import Email from '@theme/Icon/Socials/Email';
import GitHub from '@theme/Icon/Socials/GitHub';
import Instagram from '@theme/Icon/Socials/Instagram';
import LinkedIn from '@theme/Icon/Socials/LinkedIn';
import Mastodon from '@theme/Icon/Socials/Mastodon';
import StackOverflow from '@theme/Icon/Socials/StackOverflow';
import Threads from '@theme/Icon/Socials/Threads';
import Twitch from '@theme/Icon/Socials/Twitch';
import Twitter from '@theme/Icon/Socials/Twitter';
import X from '@theme/Icon/Socials/X';
import YouTube from '@theme/Icon/Socials/YouTube';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly author: Author;
  readonly className?: string;
}

/** The platforms for which the theme has an icon: key in the author's `socials` ("github") → label and icon. */
const platforms: ReadonlyMap<string, {readonly label: string; readonly Icon: ComponentType<IconProps>}> =
  new Map([
    ['bluesky', {label: 'Bluesky', Icon: Bluesky}],
    ['email', {label: 'Email', Icon: Email}],
    ['github', {label: 'GitHub', Icon: GitHub}],
    ['instagram', {label: 'Instagram', Icon: Instagram}],
    ['linkedin', {label: 'LinkedIn', Icon: LinkedIn}],
    ['mastodon', {label: 'Mastodon', Icon: Mastodon}],
    ['stackoverflow', {label: 'Stack Overflow', Icon: StackOverflow}],
    ['threads', {label: 'Threads', Icon: Threads}],
    ['twitch', {label: 'Twitch', Icon: Twitch}],
    ['twitter', {label: 'Twitter', Icon: Twitter}],
    ['x', {label: 'X', Icon: X}],
    ['youtube', {label: 'YouTube', Icon: YouTube}],
  ]);

/** @swizzle unsafe */
/** Links to the social accounts of an author. A platform for which the theme has no icon gets a general icon. */
export default function BlogAuthorSocials({author: {name, socials = {}}, className}: Props): ReactNode {
  const accounts = Object.entries(socials);
  if (accounts.length === 0) return null;
  return (
    <div className={clsx(styles.authorSocials, className)}>
      {accounts.map(([platform, href]) => {
        const {label, Icon} = platforms.get(platform) ?? {label: platform, Icon: DefaultIcon};
        return (
          <Link
            key={platform}
            href={href}
            className={styles.authorSocialLink}
            title={label}
            aria-label={name ? `${name}: ${label}` : label}
            itemProp="sameAs"
          >
            <Icon className={styles.authorSocialIcon} />
          </Link>
        );
      })}
    </div>
  );
}
