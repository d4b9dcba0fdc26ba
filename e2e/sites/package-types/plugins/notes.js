import path from 'node:path';

export default function notes(context) {
  return {
    name: 'notes',
    getClientModules: () => [path.join(context.siteDir, 'src/pluginModule.js')],
    async contentLoaded({actions}) {
      const note = await actions.createData('note.json', JSON.stringify({text: 'Data of a plugin'}));
      actions.addRoute({
        path: '/note',
        exact: true,
        component: '@site/src/components/Note.js',
        modules: {note},
      });
    },
  };
}
