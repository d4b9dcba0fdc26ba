export const sum = (left, right) => left + right;
