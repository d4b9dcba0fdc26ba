// biome-ignore format: a test knows the lines
export default {
  docs: [
    'intro',
    'guide/instal',
    {type: 'category', label: 'More', items: ['install']},
  ],
};
