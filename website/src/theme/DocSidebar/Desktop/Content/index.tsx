import {useLocation} from '@docusaurus/router';
import Content, {type Props} from '@theme-original/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

const boxStyle = {
  border: '1px solid var(--ifm-color-emphasis-300)',
  margin: '0.5rem',
  padding: '0.25rem 0.5rem',
};

/** Shows that the menu can be wrapped: below /tests/ there is a box above it and one below. */
export default function ContentWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  if (!pathname.includes('/tests/')) return <Content {...props} />;
  return (
    <>
      <div style={boxStyle}>[above the sidebar]</div>
      <Content {...props} />
      {/* As long as the announcement bar is there, the lower end is outside of the viewport. */}
      <div style={{...boxStyle, marginBottom: 'calc(var(--docusaurus-announcement-bar-height) + 0.5rem)'}}>
        [below the sidebar]
      </div>
    </>
  );
}
