// A theme compiled to CommonJS, as published themes are. It uses names and options of Docusaurus.
Object.defineProperty(exports, '__esModule', {value: true});
exports.default = pluginPublished;
exports.validateOptions = validateOptions;
exports.validateThemeConfig = validateThemeConfig;
const path = require('node:path');
const {Joi} = require('@docusaurus/utils-validation');
const {escapeName} = require('docusaurus-names');

const Options = Joi.object({id: Joi.string().required(), greeting: Joi.string().default('Hello')});
const ThemeConfig = Joi.object({published: Joi.object({tone: Joi.string().default('warm')}).default()});

const ROUTES = ['Flagged', 'Bundled', 'Whole', 'Nested', 'Memo'];

function pluginPublished(context, options) {
  return {
    name: 'docusaurus-theme-published',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      for (const name of ROUTES) {
        actions.addRoute({
          path: `/published/${name.toLowerCase()}`,
          component: `@theme/${name}`,
          exact: true,
        });
      }
      actions.addRoute({path: '/published/file', component: path.join(__dirname, 'Page.js'), exact: true});
      actions.setGlobalData({
        id: options.id,
        greeting: options.greeting,
        tone: context.siteConfig.themeConfig.published.tone,
        name: escapeName('a b'),
      });
    },
    extendCli(cli) {
      cli
        .command('greet')
        .arguments('<name> [others...]')
        .option('--loud [sign]', 'Say it loudly.', '!')
        .action((name, others, command) => {
          // biome-ignore lint/suspicious/noConsole: the output of the command
          console.log([command._name, name, others.join('+'), command.loud, command.opts().loud].join(' '));
        });
    },
  };
}

function validateOptions({options, validate}) {
  return validate(Options, options);
}

function validateThemeConfig({themeConfig, validate}) {
  return validate(ThemeConfig, themeConfig);
}
