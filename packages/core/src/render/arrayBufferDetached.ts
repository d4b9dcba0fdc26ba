function isDetached(this: ArrayBuffer): boolean {
  try {
    new Uint8Array(this);
    return false;
  } catch {
    return true;
  }
}

// React looks for it as it is evaluated, and warns of empty chunks without it; Node has it from version 22 on.
if (!('detached' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', {configurable: true, get: isDetached});
}
