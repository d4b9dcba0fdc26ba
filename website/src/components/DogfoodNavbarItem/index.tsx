import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly content: string;
  /** In the slide-out menu. */
  readonly mobile?: boolean;
}

/** A navbar item of a type that only this site has. It shows below /tests/ only. */
export default function DogfoodNavbarItem({content, mobile = false}: Props): ReactNode {
  const {pathname} = useLocation();
  if (!pathname.includes('/tests/')) return null;
  const button = (
    <button
      type="button"
      style={{font: 'inherit'}}
      className={clsx('clean-btn', mobile ? 'menu__link' : 'navbar__item navbar__link')}
      onClick={() => alert("I'm a custom navbar item type example")}
    >
      {content}
      {mobile && ' (mobile)'}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}
