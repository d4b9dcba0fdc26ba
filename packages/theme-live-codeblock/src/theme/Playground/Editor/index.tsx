import Translate from '@lectern/core/client/Translate';
import ResetButton from '@theme/Playground/Buttons/ResetButton';
import Header from '@theme/Playground/Header';
import {type ReactNode, useId} from 'react';
import {LiveEditor} from 'react-live';
import styles from './styles.module.css';

/** @swizzle unsafe */
/** The editor of a playground. The Tab key leaves it instead of indenting code, so that keyboard users can move on. */
export default function PlaygroundEditor(): ReactNode {
  const label = useId();
  return (
    <>
      <Header buttons={<ResetButton />}>
        <span id={label}>
          <Translate id="theme.Playground.liveEditor" description="The heading above the editor of live code">
            Live Editor
          </Translate>
        </span>
      </Header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a border and a legend */}
      <div role="group" aria-labelledby={label}>
        <LiveEditor className={styles.playgroundEditor} tabMode="focus" />
      </div>
    </>
  );
}
