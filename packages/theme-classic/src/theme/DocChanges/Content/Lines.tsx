import type {Code, CodeLine, ContentElement} from '@lectern/theme-common/changes';
import CodeBlockContainer from '@theme/CodeBlock/Container';
import Fold from '@theme/DocChanges/Content/Fold';
import Mark from '@theme/DocChanges/Content/Marks';
import {isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Number of unchanged lines that are shown before and after changed ones. */
const CONTEXT_LINES = 3;

/** Number of unchanged lines from which on they are folded. */
const MIN_FOLDED = 6;

/** Consecutive lines of one kind. */
interface LineGroup {
  readonly kind: CodeLine['kind'];
  readonly lines: readonly CodeLine[];
  readonly isFolded?: boolean;
}

function groupLines(lines: readonly CodeLine[]): readonly LineGroup[] {
  const groups: {kind: CodeLine['kind']; lines: CodeLine[]}[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.kind === line.kind) last.lines.push(line);
    else groups.push({kind: line.kind, lines: [line]});
  }
  return groups.flatMap((group, index): LineGroup[] => {
    const start = index === 0 ? 0 : CONTEXT_LINES;
    const end = index === groups.length - 1 ? group.lines.length : group.lines.length - CONTEXT_LINES;
    if (group.kind !== 'same' || end - start < MIN_FOLDED) return [group];
    const {kind} = group;
    return [
      {kind, lines: group.lines.slice(0, start)},
      {kind, lines: group.lines.slice(start, end), isFolded: true},
      {kind, lines: group.lines.slice(end)},
    ].filter((part) => part.lines.length > 0);
  });
}

function showLine({pieces}: CodeLine, index: number): ReactNode {
  const shown = pieces.map(({text, isChanged}, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: lines and pieces never move.
    isChanged ? <b key={at}>{text}</b> : text,
  );
  return (
    <span key={index} className={styles.line}>
      {shown}
      {'\n'}
    </span>
  );
}

/** Title of a code block, if it has one. */
function titleOf({props}: ContentElement): string | undefined {
  const {children} = props;
  const code = isValidElement<{readonly title?: unknown}>(children) ? children.props : {title: undefined};
  return typeof code.title === 'string' ? code.title : undefined;
}

export interface LinesProps {
  readonly code: Code;
  readonly lines: readonly CodeLine[];
}

/** @swizzle wrap=forbidden eject=unsafe */
/** A block of code with changed lines. It is not highlighted, so that colours have one meaning. */
export default function Lines({code, lines}: LinesProps): ReactNode {
  const title = titleOf(code.element);
  return (
    <CodeBlockContainer as="div" className={styles.code} dir="ltr">
      {title && <div className={styles.codeTitle}>{title}</div>}
      {groupLines(lines).map(({kind, lines: group, isFolded}, index) => {
        const shown = group.map(showLine);
        const marked =
          kind === 'same' ? (
            shown
          ) : (
            <Mark kind={kind} look="lines">
              {shown}
            </Mark>
          );
        const block = (
          <pre>
            <code>{marked}</code>
          </pre>
        );
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never move.
        return <div key={index}>{isFolded ? <Fold note={`(${group.length})`}>{block}</Fold> : block}</div>;
      })}
    </CodeBlockContainer>
  );
}
