import {colorNames, colorPresets, layoutNames} from '@lectern/theme-classic/looks';
import CodeBlock from '@theme/CodeBlock';
import {type CSSProperties, type ReactNode, useEffect, useId, useState} from 'react';
import styles from './styles.module.css';
import {configLine, type Look, trialCss} from './trialCss';

/** Adds a stylesheet to the page for as long as the component is on it. */
function useStylesheet(css: string): void {
  useEffect(() => {
    if (css === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

interface ChoiceProps<Name extends string> {
  readonly legend: string;
  readonly names: readonly Name[];
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name | undefined) => void;
  /** Returns the picture in front of a name. */
  readonly children?: (name: Name) => ReactNode;
}

function Choice<Name extends string>({
  legend,
  names,
  chosen,
  onChoose,
  children,
}: ChoiceProps<Name>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {[undefined, ...names].map((name) => (
        <label key={name ?? 'none'} className={styles.option}>
          <input type="radio" name={id} checked={chosen === name} onChange={() => onChoose(name)} />
          {name && children?.(name)}
          {name ?? 'this website'}
        </label>
      ))}
    </fieldset>
  );
}

/** Tool with which visitors try the colours and layouts of the theme on the page that they read. */
export default function LookChooser(): ReactNode {
  const [look, setLook] = useState<Look>({});
  useStylesheet(trialCss(look));
  return (
    <section className={styles.chooser} aria-label="Colours and layout of this page">
      <Choice
        legend="Colours"
        names={colorNames}
        chosen={look.colors}
        onChoose={(colors) => setLook({...look, colors})}
      >
        {(name) => {
          const {light, dark} = colorPresets[name];
          const colors = {'--light': light, '--dark': dark} as CSSProperties;
          return <span className={styles.dot} style={colors} />;
        }}
      </Choice>
      <Choice
        legend="Layout"
        names={layoutNames}
        chosen={look.layout}
        onChoose={(layout) => setLook({...look, layout})}
      />
      <div aria-live="polite">
        <CodeBlock language="js" title="site.config.js">
          {configLine(look)}
        </CodeBlock>
      </div>
    </section>
  );
}

// Without a choice, the effect does nothing.
LookChooser.still = true;
