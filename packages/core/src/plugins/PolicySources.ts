/** Sources of a Content-Security-Policy by directive: `{'connect-src': ['https://api.example.com']}`. */
export interface PolicySources {
  readonly [directive: string]: readonly string[];
}

/** Sources that one plugin needs. */
export interface PluginSources {
  /** Name of the plugin, for messages. */
  readonly plugin: string;
  readonly sources: PolicySources;
}
