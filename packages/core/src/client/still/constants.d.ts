/** True in the script of a relocatable site. A constant of the build, which removes what it makes unreachable. */
declare const isRelocatableScript: boolean;
