import {useIsNear} from '@lectern/theme-common/internal';
import {MermaidContainerClassName, useDiagram} from '@lectern/theme-mermaid/client';
import SourceBlock, {type Props} from '@theme-init/Mermaid';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export type {Props} from '@theme-init/Mermaid';

/** Shows the source below the error, so that its author can find the mistake. */
function Failure({error, value}: {readonly error: Error} & Props): ReactNode {
  return (
    <>
      <p role="alert" className={styles.error}>
        {error.message}
      </p>
      <SourceBlock value={value} />
    </>
  );
}

/** The picture in a shadow root: its classes, and styles that it brings, meet nothing of the page. */
function IsolatedPicture({svg}: {readonly svg: string}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({mode: 'open'});
    root.innerHTML = svg;
  }, [svg]);
  return <div ref={host} />;
}

/**
 * Screen readers get the source, which says more than the labels of a picture in the order in which they were drawn. The functions
 * of a diagram are not bound: `strict` allows no callbacks, and Mermaid 11.17 throws when it shows a tooltip, as bundlers leave out
 * the part of d3 that it needs for it.
 */
function Diagram({value, isolated}: Props): ReactNode {
  const state = useDiagram(value);
  if (!state) return <SourceBlock value={value} />;
  if (state.kind === 'failed') return <Failure error={state.error} value={value} />;
  if (isolated) {
    return (
      <div role="img" aria-label={value}>
        <IsolatedPicture svg={state.result.svg} />
      </div>
    );
  }
  return (
    <div
      role="img"
      aria-label={value}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Mermaid sanitises what it draws (securityLevel)
      dangerouslySetInnerHTML={{__html: state.result.svg}}
    />
  );
}

/** @swizzle unsafe */
/** A diagram, drawn once it comes near the visible part of the page; before, its source. */
export default function Mermaid({value, isolated}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element);
  return (
    <div ref={element} className={clsx(MermaidContainerClassName, styles.container)}>
      {isNear ? <Diagram value={value} isolated={isolated} /> : <SourceBlock value={value} />}
    </div>
  );
}
