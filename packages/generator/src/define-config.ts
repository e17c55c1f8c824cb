// What `docsgen/config` exports: the type of a configuration, for editors.

/** Every key stands in `docs/reference/configuration.md`. */
export type UserConfig = Readonly<Record<string, unknown>>;

/** Gives the configuration back as it is: editors know its type. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
