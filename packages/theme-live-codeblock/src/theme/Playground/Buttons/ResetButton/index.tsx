import Translate from '@lectern/core/client/Translate';
import {usePlayground} from '@lectern/theme-live-codeblock/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
export default function ResetButton({className}: Props): ReactNode {
  const {reset} = usePlayground();
  return (
    <button type="button" className={clsx('clean-btn', styles.resetButton, className)} onClick={reset}>
      <Translate
        id="theme.Playground.buttons.reset"
        description="The button that shows live code as the author wrote it"
      >
        Reset
      </Translate>
    </button>
  );
}
