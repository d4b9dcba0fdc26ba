import {type ColorMode, useColorMode, useStorageSlot} from '@lectern/theme-common';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import ColorField from './ColorField';
import {
  type Colors,
  colorsKey,
  defaultColors,
  inSession,
  parseColors,
  showColors,
  variablesOf,
} from './colorStore';
import ShadeTable from './ShadeTable';
import styles from './styles.module.css';

/**
 * Returns the colours of a mode and a function that changes, stores and applies them; `undefined` restores the
 * defaults.
 */
function useColors(mode: ColorMode): [Colors, (colors: Colors | undefined) => void] {
  const [stored, slot] = useStorageSlot(colorsKey(mode), inSession);
  const setColors = (colors: Colors | undefined) => {
    if (colors === undefined) slot.del();
    else slot.set(JSON.stringify(colors));
    showColors(colors);
  };
  return [parseColors(stored, mode) ?? defaultColors(mode), setColors];
}

function stylesheetOf(colors: Colors, mode: ColorMode): string {
  const lines = variablesOf(colors).map(([name, color]) => `  ${name}: ${color};`);
  const isDefaultBackground = colors.background === defaultColors(mode).background;
  if (!isDefaultBackground) lines.push(`  --ifm-background-color: ${colors.background};`);
  return `${mode === 'dark' ? '[data-theme="dark"]' : ':root'} {\n${lines.join('\n')}\n}`;
}

function ModeFields({
  mode,
  onChange,
}: {
  readonly mode: ColorMode;
  readonly onChange: (mode: ColorMode) => void;
}): ReactNode {
  return (
    <fieldset className={styles.modes}>
      <legend>Colour mode</legend>
      {(['light', 'dark'] as const).map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="shade-generator-mode"
            checked={mode === name}
            onChange={() => onChange(name)}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Tool that computes the shades of a primary colour and applies them to this website. */
export default function ShadeGenerator(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const [colors, setColors] = useColors(colorMode);
  return (
    <section className={styles.generator} aria-label="Shades of a primary colour">
      <div className={styles.fields}>
        <ModeFields mode={colorMode} onChange={setColorMode} />
        <ColorField
          label="Primary colour"
          value={colors.baseColor}
          onChange={(baseColor) => setColors({...colors, baseColor})}
        />
        <ColorField
          label="Background"
          value={colors.background}
          onChange={(background) => setColors({...colors, background})}
        />
        <button className="button button--secondary" type="button" onClick={() => setColors(undefined)}>
          Reset
        </button>
      </div>
      <ShadeTable
        colors={colors}
        onAdjust={(name, adjustment) =>
          setColors({...colors, shades: {...colors.shades, [name]: adjustment}})
        }
      />
      <CodeBlock language="css" title="src/css/custom.css">
        {stylesheetOf(colors, colorMode)}
      </CodeBlock>
    </section>
  );
}
