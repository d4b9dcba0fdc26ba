const node = (...options) => ({command: ['node', ...options, '{file}'], extension: 'mjs', timeout: 20});

export default {
  title: 'Samples',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {}, blog: false}]],
  samples: {
    languages: {
      js: {...node(), prelude: "import assert from 'node:assert/strict';\n"},
      sh: {command: ['sh', '-e', '{file}']},
    },
  },
};
