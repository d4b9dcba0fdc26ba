import {useLocation} from '@docusaurus/router';
import Content, {type Props} from '@theme-original/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

const boxStyle = {
  border: '1px solid var(--ifm-color-emphasis-300)',
  margin: '0.5rem',
  padding: '0.25rem 0.5rem',
};

/** Wraps the theme's component, as a test of wrapping: below /tests/, shows a box above and below the menu. */
export default function ContentWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  if (!pathname.includes('/tests/')) return <Content {...props} />;
  return (
    <>
      <div style={boxStyle}>[above the sidebar]</div>
      <Content {...props} />
      {/* A visible announcement bar moves the bottom of the sidebar out of the viewport, so the margin is larger. */}
      <div style={{...boxStyle, marginBottom: 'calc(var(--docusaurus-announcement-bar-height) + 0.5rem)'}}>
        [below the sidebar]
      </div>
    </>
  );
}
