/** Replaces the module of the option `swCustom` if the site has none. */
export default function noCustom(): void {}
