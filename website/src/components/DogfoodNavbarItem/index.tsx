import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly content: string;
  /** `true` in the slide-out menu of small screens. */
  readonly mobile?: boolean;
}

/** A navbar item of a custom type, visible only on pages below /tests/. */
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
