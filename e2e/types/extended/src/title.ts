export const title = 'A page';
