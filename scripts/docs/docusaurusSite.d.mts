export function makeDocusaurusSite(dir: string): void;
