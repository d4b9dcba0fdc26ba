import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {requests, seesText} from './visible.mjs';

const OPENAPI = `openapi: 3.0.3
info:
  title: Clock API
  version: 1.0.0
  description: Reads and winds clocks.
servers:
  - url: https://clock.example.com
paths:
  /clocks/{id}:
    get:
      operationId: readClock
      summary: Read a clock
      description: Returns the time that the clock shows.
      tags: [clocks]
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      responses:
        '200':
          description: The time.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Time'}
components:
  schemas:
    Time:
      type: object
      properties:
        hour: {type: integer, description: From 0 to 23.}
`;

const TYPESCRIPT = `/** Winds a clock, once a week. */
export function windClock(turns: number): number {
  return turns * 2;
}
`;

const GRAPHQL = `"A clock on a wall."
type Clock {
  hour: Int
}

type Query {
  clock: Clock
}
`;

/**
 * `skipLibCheck` is also in the tsconfig of Docusaurus. Without it, TypeDoc writes nothing if the types of any package
 * have an error.
 */
const TSCONFIG = `{
  "compilerOptions": {"target": "es2022", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true},
  "include": ["lib"]
}
`;

/** Serves a Markdown document from another origin until this process exits. @returns the URL */
async function serveDocument() {
  const text = '# From afar\n\nA text of another server.\n';
  const server = http.createServer((_request, response) => response.end(text)).unref();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Fields of a TypeDoc plugin and of its fork, which have the same options. */
function typedocApi(name) {
  return {
    feature: 'makes pages for TypeScript files',
    packages: {typescript: '^5.9.0'},
    head: "import path from 'node:path';",
    plugins: `['${name}', {projectRoot: path.resolve('.'), packages: [{path: '.', entry: 'lib/clock.ts'}]}]`,
    files: {'lib/clock.ts': TYPESCRIPT, 'tsconfig.json': TSCONFIG},
    pages: [{path: '/api', see: seesText('windClock')}],
  };
}

/** Plugins that generate documentation of programs, APIs and data, or download it. */
export const apiPlugins = [
  {
    name: 'docusaurus-plugin-openapi-docs',
    version: '5.2.0',
    feature: 'its command writes pages, which its theme shows',
    note: 'with `docusaurus-theme-openapi-docs` and `docusaurus-plugin-sass`, as its page asks',
    packages: {
      'docusaurus-theme-openapi-docs': '5.2.0',
      'docusaurus-plugin-sass': '^0.2.6',
      sass: '^1.93.0',
    },
    presetOptions: "docs: {docItemComponent: '@theme/ApiItem'}",
    themes: "'docusaurus-theme-openapi-docs'",
    plugins: `['docusaurus-plugin-openapi-docs', {
      id: 'api', docsPluginId: 'classic',
      config: {clocks: {specPath: 'clock.yaml', outputDir: 'docs/clocks', sidebarOptions: {groupPathsBy: 'tag'}}},
    }]`,
    files: {'clock.yaml': OPENAPI},
    commands: [['gen-api-docs', 'all']],
    pages: [
      {
        path: '/docs/clocks/read-clock',
        async see(page) {
          await seesText('Returns the time that the clock shows.')(page);
          await page.locator('.openapi__method-endpoint', {hasText: '/clocks/'}).first().waitFor();
          await page.getByText('From 0 to 23.').first().waitFor();
          await page
            .getByRole('button', {name: /send api request/i})
            .first()
            .waitFor();
        },
      },
    ],
  },
  {
    name: 'docusaurus-preset-openapi',
    version: '0.8.0',
    feature: 'makes pages of an OpenAPI file',
    note: 'with `url` in the site, as its template has it; React reports that its panel is not in the HTML, as in Docusaurus',
    packages: {url: '^0.11.0'},
    config:
      "presets: [['docusaurus-preset-openapi', {blog: false, api: {path: 'clock.yaml', routeBasePath: 'clocks'}}]],",
    files: {'clock.yaml': OPENAPI},
    pages: [
      {
        path: '/clocks/read-a-clock',
        async see(page) {
          await seesText('Returns the time that the clock shows.')(page);
          await page.getByRole('button', {name: /execute/i}).waitFor();
        },
      },
    ],
    consoleNoise: ['The HTML and the first render differ.'],
  },
  {
    name: 'redocusaurus',
    version: '2.5.2',
    feature: 'shows an OpenAPI file with Redoc',
    config:
      "presets: [['classic', {blog: false}], ['redocusaurus', {specs: [{spec: 'clock.yaml', route: '/api/'}]}]],",
    files: {'clock.yaml': OPENAPI},
    pages: [{path: '/api/', see: seesText('Returns the time that the clock shows.')}],
  },
  {
    name: '@scalar/docusaurus',
    version: '0.7.44',
    feature: 'makes its page and loads its script',
    plugins: "['@scalar/docusaurus', {label: 'API', route: '/scalar', configuration: {url: '/clock.yaml'}}]",
    themeConfig: 'navbar: {items: []}',
    files: {'static/clock.yaml': OPENAPI},
    pages: [{path: '/scalar', see: requests('cdn.jsdelivr.net/npm/@scalar/api-reference')}],
  },
  {
    name: 'docusaurus-json-schema-plugin',
    version: '1.15.1',
    feature: 'shows a JSON Schema',
    plugins: "'docusaurus-json-schema-plugin'",
    files: {
      'static/clock.json': JSON.stringify({
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'Clock',
        type: 'object',
        properties: {hour: {type: 'integer', description: 'From 0 to 23.'}},
      }),
      'docs/schema.mdx':
        "import JSONSchemaViewer from '@theme/JSONSchemaViewer';\nimport schema from '@site/static/clock.json';\n\n# Schema\n\n<JSONSchemaViewer schema={schema} />\n",
    },
    pages: [
      {
        path: '/docs/schema',
        async see(page) {
          await page.locator('summary', {hasText: 'hour'}).click();
          await seesText('From 0 to 23.')(page);
        },
      },
    ],
  },
  {
    name: 'docusaurus-plugin-typedoc',
    version: '1.4.3',
    feature: 'writes pages for TypeScript files before the site is read',
    packages: {typedoc: '0.28.x', 'typedoc-plugin-markdown': '^4.11.0', typescript: '^5.9.0'},
    plugins: "['docusaurus-plugin-typedoc', {entryPoints: ['lib/clock.ts'], tsconfig: 'tsconfig.json'}]",
    files: {'lib/clock.ts': TYPESCRIPT, 'tsconfig.json': TSCONFIG},
    pages: [{path: '/docs/api/functions/windClock', see: seesText('Winds a clock, once a week.')}],
  },
  {
    name: 'docusaurus-plugin-typedoc-api',
    version: '4.4.0',
    ...typedocApi('docusaurus-plugin-typedoc-api'),
  },
  {
    name: '@apify/docusaurus-plugin-typedoc-api',
    version: '5.1.4',
    ...typedocApi('@apify/docusaurus-plugin-typedoc-api'),
  },
  {
    name: 'docusaurus-graphql-plugin',
    version: '0.9.0',
    feature: 'its command writes pages of a GraphQL schema',
    packages: {graphql: '^16.0.0'},
    plugins: "['docusaurus-graphql-plugin', {schema: 'clock.graphql'}]",
    files: {'clock.graphql': GRAPHQL},
    commands: [['docs:generate:graphql']],
    pages: [{path: '/docs/api/objects', see: seesText('A clock on a wall.')}],
  },
  {
    name: '@graphql-markdown/docusaurus',
    version: '1.35.0',
    feature: 'its command writes pages of a GraphQL schema',
    packages: {graphql: '^16.0.0', '@graphql-tools/graphql-file-loader': '^8.0.0'},
    plugins: `['@graphql-markdown/docusaurus', {
      schema: 'clock.graphql', rootPath: './docs', baseURL: 'graphql',
      loaders: {GraphQLFileLoader: '@graphql-tools/graphql-file-loader'},
    }]`,
    files: {'clock.graphql': GRAPHQL},
    commands: [['graphql-to-doc']],
    pages: [{path: '/docs/graphql/types/objects/clock', see: seesText('A clock on a wall.')}],
    inTests: true,
  },
  {
    name: 'docusaurus-plugin-remote-content',
    version: '4.0.0',
    feature: 'downloads documents before a build',
    head: "import fs from 'node:fs';",
    plugins: `['docusaurus-plugin-remote-content', {
      name: 'remote', sourceBaseUrl: fs.readFileSync('server.txt', 'utf8'), outDir: 'docs', documents: ['far.md'],
    }]`,
    prepare: async (dir) => fs.writeFileSync(path.join(dir, 'server.txt'), await serveDocument()),
    pages: [{path: '/docs/far', see: seesText('A text of another server.')}],
  },
];
