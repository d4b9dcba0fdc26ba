/** A component function, as React calls it. */
type Component = ((props: unknown, second: unknown) => unknown) & {
  readonly displayName?: string;
  /** True if a visitor who has not moved misses nothing without React. */
  readonly still?: boolean;
};

/** Hooks of React by name. */
type Hooks = Record<string, (...values: unknown[]) => unknown>;

/** Props of a native element. */
type ElementProps = Readonly<Record<string, unknown>>;

/** A component or native element ("<input>") that needs React at once, and the reason: "useEffect", "class". */
export interface ReactUse {
  readonly component: string;
  readonly reason: string;
}

/**
 * Hooks that do something in the browser alone: after the page is hydrated, or when something outside of React changes.
 * States are not among them, since only effects and event handlers change a state.
 */
const BROWSER_HOOKS = [
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useImperativeHandle',
  'useSyncExternalStore',
  'useTransition',
  'useOptimistic',
  'useActionState',
  'useFormState',
];

/** Attribute of native elements with event handlers: the events that wait for React, separated by spaces. */
const WAKE_ATTRIBUTE = 'data-wake';

/** Event handlers whose events the script of still pages holds back until React has started: prop → event. */
const HELD_HANDLERS = {
  onClick: 'click',
  onDoubleClick: 'dblclick',
  onKeyDown: 'keydown',
  onSubmit: 'submit',
} as const;

/** Event handlers that need React at once: what is typed or chosen before React has started cannot be repeated. */
const INPUT_HANDLERS = ['onChange', 'onInput'];

/**
 * Records which components of a page need React in the browser, while React renders the page on the server. React calls
 * its methods: see `recordingRenderer`. A process renders one page at a time, so there is one recorder.
 */
export class UseRecorder {
  readonly #wrapped = new WeakSet<Hooks>();
  /** Context whose value differs in the browser → name of the hook that reads it. */
  readonly #contexts = new Map<unknown, string>();
  #owner: Component | undefined;
  #uses = new Map<string, ReactUse>();

  /** Records each component that reads a context whose value changes when the page is hydrated. */
  watchContext(context: unknown, hook: string): void {
    this.#contexts.set(context, hook);
  }

  /** Returns what was recorded since the last call, sorted, and starts again. */
  take(): ReactUse[] {
    const uses = [...this.#uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
    this.#uses = new Map();
    return uses;
  }

  /** Renders a function component. */
  readonly call = (component: Component, props: unknown, second: unknown): unknown => {
    this.#owner = component;
    const result = component(props, second);
    this.#owner = undefined;
    return result;
  };

  /** Replaces the hooks of React's renderer, once, by hooks that record their use. @returns the same object */
  readonly hooks = (hooks: Hooks): Hooks => {
    if (this.#wrapped.has(hooks)) return hooks;
    this.#wrapped.add(hooks);
    for (const name of BROWSER_HOOKS) {
      const original = hooks[name];
      if (!original) continue;
      hooks[name] = (...values) => {
        this.#record(this.#owner, name);
        return original(...values);
      };
    }
    for (const name of ['useContext', 'readContext', 'use']) {
      const original = hooks[name];
      if (!original) continue;
      hooks[name] = (context, ...values) => {
        const hook = this.#contexts.get(context);
        if (hook !== undefined) this.#record(this.#owner, hook);
        return original(context, ...values);
      };
    }
    return hooks;
  };

  /**
   * Called for each element before it is rendered. Records class components and handlers of input, and adds
   * `WAKE_ATTRIBUTE` to native elements with other event handlers.
   *
   * @returns the props of the element
   */
  readonly element = (type: unknown, props: ElementProps): ElementProps => {
    if (typeof type === 'string') {
      const handler = INPUT_HANDLERS.find((name) => typeof props[name] === 'function');
      if (handler !== undefined) this.#add(`<${type}>`, handler);
      return withWakeEvents(props);
    }
    if (isClass(type)) this.#record(type, 'class');
    return props;
  };

  #record(component: Component | undefined, reason: string): void {
    if (component?.still) return;
    this.#add(component?.displayName || component?.name || 'a component without a name', reason);
  }

  #add(component: string, reason: string): void {
    this.#uses.set(`${component} ${reason}`, {component, reason});
  }
}

function isClass(type: unknown): type is Component {
  return typeof type === 'function' && Boolean(type.prototype?.isReactComponent);
}

function withWakeEvents(props: ElementProps): ElementProps {
  if (WAKE_ATTRIBUTE in props) return props;
  const events = Object.entries(HELD_HANDLERS)
    .filter(([name]) => typeof (props[name] ?? props[`${name}Capture`]) === 'function')
    .map(([, event]) => event);
  return events.length === 0 ? props : {...props, [WAKE_ATTRIBUTE]: events.join(' ')};
}

/**
 * Changes to the source text of React's server renderer, in the form in which React 19 is published: pattern → new text.
 * Each pattern has to match as often as given.
 */
const CHANGES: readonly {readonly from: RegExp; readonly to: string; readonly times: number}[] = [
  {from: /\bComponent\(props, secondArg\)/g, to: 'useRecorder.call(Component, props, secondArg)', times: 2},
  {
    from: /\bReactSharedInternals\.H = HooksDispatcher;/g,
    to: 'ReactSharedInternals.H = useRecorder.hooks(HooksDispatcher);',
    times: 1,
  },
  {
    from: /\bfunction renderElement\(request, task, keyPath, type, props, ref\) \{/g,
    to: '$& props = useRecorder.element(type, props);',
    times: 1,
  },
];

/**
 * Returns the source text of React's server renderer with calls to a `UseRecorder`, as the variable `useRecorder`.
 *
 * @returns `undefined` if the text is not as expected, as that of React 18. Which components need React is then unknown
 */
export function recordingRenderer(text: string): string | undefined {
  let changed = text;
  for (const {from, to, times} of CHANGES) {
    if ([...text.matchAll(from)].length !== times) return undefined;
    changed = changed.replace(from, to);
  }
  return changed;
}
