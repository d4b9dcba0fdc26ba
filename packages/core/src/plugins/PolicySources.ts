/** Sources that a Content-Security-Policy allows, by directive: `{'connect-src': ['https://api.example.com']}`. */
export interface PolicySources {
  readonly [directive: string]: readonly string[];
}

/** Sources that a Content-Security-Policy has to allow for one plugin. */
export interface PluginSources {
  /** Name of the plugin, for messages. */
  readonly plugin: string;
  readonly sources: PolicySources;
}
