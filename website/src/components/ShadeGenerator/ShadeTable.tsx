import type {ReactNode} from 'react';
import {type Colors, isAdjustment} from './colorStore';
import {adjustLightness, contrast} from './shades';
import styles from './styles.module.css';

interface Props {
  readonly colors: Colors;
  readonly onAdjust: (name: string, adjustment: number) => void;
}

/** Level of contrast for normal text in WCAG 2, of a contrast ratio. */
function gradeOf(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'too low';
}

function Swatch({color}: {readonly color: string}): ReactNode {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}

/** Table of the primary colour and its shades: their adjustment, colour and contrast with the background. */
export default function ShadeTable({colors, onAdjust}: Props): ReactNode {
  const rows = Object.entries(colors.shades).map(([name, adjustment]) => {
    const color = adjustLightness(colors.baseColor, adjustment);
    return {name, adjustment, color, ratio: contrast(color, colors.background)};
  });
  return (
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>Colour</th>
          <th>Darker by</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, adjustment, color, ratio}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <Swatch color={color} /> <code>{color}</code>
            </td>
            <td>
              <input
                type="number"
                min={-1}
                max={1}
                step={0.05}
                aria-label={`How much darker: ${name}`}
                value={adjustment}
                onChange={({target}) => {
                  if (isAdjustment(target.valueAsNumber)) onAdjust(name, target.valueAsNumber);
                }}
              />
            </td>
            <td>
              {ratio.toFixed(2)} ({gradeOf(ratio)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
