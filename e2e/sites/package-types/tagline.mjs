export const tagline = 'Every kind of module';
