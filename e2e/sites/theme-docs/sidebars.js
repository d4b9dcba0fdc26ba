export default {docs: ['intro', 'only-next'], api: ['api/one']};
