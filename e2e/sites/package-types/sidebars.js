export default {docs: [{type: 'doc', id: 'intro', label: 'From sidebars.js'}]};
