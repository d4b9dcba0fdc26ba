import {useEffect} from 'react';
import {useHistory} from '../../router.js';
import type {Action, Location} from '../../types.js';

export interface PromptProps {
  /**
   * Question to the visitor, or a function of the next location that returns the question, `true` to leave the page or
   * `false` to stay.
   */
  readonly message: string | ((location: Location, action: Action) => string | boolean);
  readonly when?: boolean;
}

/** Makes visitors confirm that they leave the page, while it is mounted and `when` is true. */
export function Prompt({message, when = true}: PromptProps): null {
  const {block} = useHistory();
  useEffect(() => (when ? block(message) : undefined), [block, message, when]);
  return null;
}
