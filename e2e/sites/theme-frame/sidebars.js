export default {
  docs: [
    'code',
    'tabs',
    'blocks',
    {type: 'doc', id: 'short', customProps: {'data-kind': 'short', isNew: true, list: [1]}},
  ],
};
