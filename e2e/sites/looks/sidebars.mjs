export default {
  docs: ['all', {type: 'category', label: 'Further', link: {type: 'generated-index'}, items: ['other']}],
};
