/** What a test adds to the options of the docs. */
export default {};
