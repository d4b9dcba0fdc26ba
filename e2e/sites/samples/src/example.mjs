export const included = true;
assert.ok(included);
