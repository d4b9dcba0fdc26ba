function isDetached(this: ArrayBuffer): boolean {
  try {
    new Uint8Array(this);
    return false;
  } catch {
    return true;
  }
}

// Must run before React is evaluated: React reads `detached`, and warns about empty chunks if it is missing. Node has
// it since version 22.
if (!('detached' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', {configurable: true, get: isDetached});
}
