/** Docs options; tests replace this file to add some. */
export default {};
