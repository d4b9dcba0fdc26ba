import {useEffect} from 'react';
import {useHistory} from '../../router.js';
import type {Action, Location} from '../../types.js';

export interface PromptProps {
  /** Question to the visitor. A function returns it, or `true` to go on and `false` to stay. */
  readonly message: string | ((location: Location, action: Action) => string | boolean);
  readonly when?: boolean;
}

/** Has visitors confirm that they leave the page, as long as it is rendered. */
export function Prompt({message, when = true}: PromptProps): null {
  const {block} = useHistory();
  useEffect(() => (when ? block(message) : undefined), [block, message, when]);
  return null;
}
