import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import Head from '@lectern/core/client/Head';
import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import {type ColorMode, useThemeConfig} from '../themeConfig.js';
import {provided} from '../utils/reactUtils.js';

export type {ColorMode} from '../themeConfig.js';

/** Colour mode that the visitor chose; `null` for the mode of the operating system. */
export type ColorModeChoice = ColorMode | null;

export interface ColorModeContextValue {
  /** Mode that the page shows. */
  readonly colorMode: ColorMode;
  /** Choice of the visitor; `null` for the mode of the operating system. */
  readonly colorModeChoice: ColorModeChoice;
  /** Changes the mode. With `persist: false`, the choice is not stored, so it is lost when the page is reloaded. */
  readonly setColorMode: (choice: ColorModeChoice, options?: {readonly persist?: boolean}) => void;
  /** @deprecated Compare `colorMode`. */
  readonly isDarkTheme: boolean;
  /** @deprecated Use `setColorMode`. */
  readonly setLightTheme: () => void;
  /** @deprecated Use `setColorMode`. */
  readonly setDarkTheme: () => void;
}

const Context = createContext<ColorModeContextValue | undefined>(undefined);

const themeSlot = () => createStorageSlot('theme');
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemMode = (): ColorMode => (darkQuery().matches ? 'dark' : 'light');

/** Converts a stored value to a colour mode: every value except "dark" is light. */
function coerceColorMode(value: string | null | undefined): ColorMode {
  return value === 'dark' ? 'dark' : 'light';
}

/** Choice in the storage or in an attribute of `<html>`; a value other than "dark" and "light" is no choice. */
function coerceColorModeChoice(value: string | null | undefined): ColorModeChoice {
  return value === 'dark' || value === 'light' ? value : null;
}

interface State {
  readonly choice: ColorModeChoice;
  readonly mode: ColorMode;
  /** False until the attributes that the inline script wrote have been read. */
  readonly ready: boolean;
}

/**
 * Switches to light mode while the page is printed, since paper is white. `isOn` is false if the site has only one
 * colour mode.
 */
function usePrintedLight({mode, isOn}: {readonly mode: ColorMode; readonly isOn: boolean}): void {
  useEffect(() => {
    if (!isOn || mode === 'light') return undefined;
    const show = (shown: ColorMode) => () => document.documentElement.setAttribute('data-theme', shown);
    const listening = new AbortController();
    window.addEventListener('beforeprint', show('light'), listening);
    window.addEventListener('afterprint', show(mode), listening);
    return () => listening.abort();
  }, [mode, isOn]);
}

function useColorModeState(): ColorModeContextValue {
  const {defaultMode, disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const initialChoice = respectPrefersColorScheme ? null : defaultMode;
  const [state, setState] = useState<State>({choice: initialChoice, mode: defaultMode, ready: false});

  const apply = useCallback(
    (choice: ColorModeChoice) => {
      const system = respectPrefersColorScheme ? systemMode() : defaultMode;
      setState({choice: choice ?? initialChoice, mode: choice ?? system, ready: true});
    },
    [defaultMode, initialChoice, respectPrefersColorScheme],
  );

  useIsomorphicLayoutEffect(() => {
    const html = document.documentElement;
    const shown = html.getAttribute('data-theme');
    const mode = shown === null ? defaultMode : coerceColorMode(shown);
    const chosen = html.getAttribute('data-theme-choice');
    setState({
      choice: chosen === 'system' ? null : (coerceColorModeChoice(chosen) ?? mode),
      mode,
      ready: true,
    });
  }, [defaultMode]);

  useIsomorphicLayoutEffect(() => {
    if (!state.ready) return;
    document.documentElement.setAttribute('data-theme', state.mode);
    document.documentElement.setAttribute('data-theme-choice', state.choice ?? 'system');
  }, [state]);

  usePrintedLight({mode: state.mode, isOn: !disableSwitch});

  useEffect(() => {
    if (disableSwitch) {
      themeSlot().del();
      return undefined;
    }
    return themeSlot().listen((event) => apply(coerceColorModeChoice(event.newValue)));
  }, [apply, disableSwitch]);

  const followsSystem = state.choice === null;
  useEffect(() => {
    if (!followsSystem || !respectPrefersColorScheme) return undefined;
    const query = darkQuery();
    const onChange = () => {
      // While printing, browsers report light mode as the mode of the system, but the page on the screen must keep its
      // mode.
      if (!window.matchMedia('print').matches) apply(null);
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [apply, followsSystem, respectPrefersColorScheme]);

  const setColorMode = useCallback<ColorModeContextValue['setColorMode']>(
    (choice, {persist = true} = {}) => {
      apply(choice);
      if (!persist) return;
      if (choice === null) themeSlot().del();
      else themeSlot().set(choice);
    },
    [apply],
  );

  return useMemo(
    () => ({
      colorMode: state.mode,
      colorModeChoice: state.choice,
      setColorMode,
      isDarkTheme: state.mode === 'dark',
      setLightTheme: () => setColorMode('light'),
      setDarkTheme: () => setColorMode('dark'),
    }),
    [state, setColorMode],
  );
}

/**
 * Provides the colour mode. Keeps the attributes of `<html>`, the stored choice and other tabs in sync, and follows the
 * mode of the system. The first render has the default mode, as on the server; the colours that the visitor sees depend
 * on the attributes of `<html>`.
 */
export function ColorModeProvider({children}: {readonly children: ReactNode}): ReactNode {
  const value = useColorModeState();
  return (
    <Context.Provider value={value}>
      {/* For pages without JavaScript. With JavaScript, the inline script overwrites these attributes. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          {/* biome-ignore lint/a11y/useHtmlLang: core sets `lang` */}
          <html data-theme={value.colorMode} data-theme-choice={value.colorModeChoice ?? 'system'} />
        </Head>
      )}
      {children}
    </Context.Provider>
  );
}

// An inline script sets the attributes of `<html>` before the first paint.
ColorModeProvider.still = true;

/** The colour mode of the page. @throws {ReactContextError} outside of `Layout`, which renders the provider */
export function useColorMode(): ColorModeContextValue {
  return provided(useContext(Context), 'ColorModeProvider', 'Is the component rendered inside <Layout>?');
}
