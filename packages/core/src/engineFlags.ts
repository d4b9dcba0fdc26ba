/**
 * A build is over before most of what V8 optimises has paid for itself: a function has to run longer first.
 * In pairs of cold builds of 1,000 pages on two cores this took a tenth less time. Node 22 has a middle tier, and was not measured.
 */
export const ENGINE_FLAGS: readonly string[] = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=500000']
  : [];
