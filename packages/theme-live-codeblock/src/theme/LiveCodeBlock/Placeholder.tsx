import Translate from '@lectern/core/client/Translate';
import {usePlaygroundPosition} from '@lectern/theme-live-codeblock/client';
import Container from '@theme/Playground/Container';
import Header from '@theme/Playground/Header';
import StaticCodeBlock from '@theme-init/CodeBlock';
import type {ReactNode} from 'react';
import type {Props} from './index.js';
import styles from './styles.module.css';

/** @swizzle unsafe */
/**
 * Placeholder that is shown until the playground is loaded. It is as high as the playground, so that the page does not
 * move when the playground replaces it.
 */
export default function Placeholder({children, ...props}: Omit<Props, 'noInline'>): ReactNode {
  const editor = (
    <>
      <Header>
        <Translate id="theme.Playground.liveEditor" description="The heading above the editor of live code">
          Live Editor
        </Translate>
      </Header>
      <div className={styles.code}>
        <StaticCodeBlock {...props}>{children}</StaticCodeBlock>
      </div>
    </>
  );
  const result = (
    <>
      <Header>
        <Translate id="theme.Playground.result" description="The heading above the result of live code">
          Result
        </Translate>
      </Header>
      <div className={styles.result} />
    </>
  );
  const isOnTop = usePlaygroundPosition() === 'top';
  return (
    <Container>
      {isOnTop && result}
      {editor}
      {!isOnTop && result}
    </Container>
  );
}
