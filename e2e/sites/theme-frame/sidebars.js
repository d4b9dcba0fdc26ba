export default {docs: ['code', 'tabs', 'blocks', 'short']};
