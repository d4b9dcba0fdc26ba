import {useIsNear} from '@lectern/theme-common/internal';
import {MermaidContainerClassName, useDiagram} from '@lectern/theme-mermaid/client';
import SourceBlock, {type Props} from '@theme-init/Mermaid';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export type {Props} from '@theme-init/Mermaid';

/** The error message, with the source of the diagram below, so that the author can find the mistake. */
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

/** The SVG in a shadow root: styles of the SVG do not affect the page, and styles of the page do not affect the SVG. */
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
 * The diagram as SVG, or its source until it is drawn. The accessible name is the source, since the labels in the SVG
 * are in the order of drawing, not of reading. `bindFunctions` of the result is not called: the security level "strict"
 * has no callbacks, and tooltips throw in Mermaid 11.17, since bundlers remove the part of d3 that they need.
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
/** A diagram. It is drawn when it comes near the visible part of the page; until then, its source is shown. */
export default function Mermaid({value, isolated}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element);
  return (
    <div ref={element} data-wake-near="" className={clsx(MermaidContainerClassName, styles.container)}>
      {isNear ? <Diagram value={value} isolated={isolated} /> : <SourceBlock value={value} />}
    </div>
  );
}

// The attribute `data-wake-near` starts React when the diagram is near.
Mermaid.still = true;
