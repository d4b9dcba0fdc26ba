/** Takes the place of the module that the option `swCustom` names. */
export default function noCustom(): void {}
