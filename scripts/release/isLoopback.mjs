/** True for a registry on this machine. @param {string} registry - URL */
export function isLoopback(registry) {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(registry).hostname);
}
