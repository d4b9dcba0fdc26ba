import {useEffect} from 'react';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import type {LocationObject} from '../types.js';
import {createPath} from './location.js';
import {useSiteHistory} from './SiteRouter.js';

export interface RedirectProps {
  readonly to: string | LocationObject;
  /** Keeps the current entry in the visitor's history. */
  readonly push?: boolean;
}

/** Goes somewhere else as soon as it is shown; on the server it marks the page as a redirect. */
export function Redirect({to, push = false}: RedirectProps): null {
  const history = useSiteHistory();
  const target = typeof to === 'string' ? to : createPath(to);
  if (!ExecutionEnvironment.canUseDOM) history.replace(target);
  useEffect(() => {
    if (push) history.push(target);
    else history.replace(target);
  }, [history, push, target]);
  return null;
}
