/** Empty module in place of the module of the option `swCustom`, if the site does not set the option. */
export default function noCustom(): void {}
