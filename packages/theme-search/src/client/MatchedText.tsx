import type {ReactNode} from 'react';
import type {MatchedText as Parts} from '../provider.js';

/** Renders a text of a hit. The parts that match the query are in `<mark>`. */
export function MatchedText({
  text,
  className,
}: {
  readonly text: Parts;
  readonly className?: string;
}): ReactNode {
  return text.map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={index} className={className}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
