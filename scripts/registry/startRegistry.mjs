import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import {readPackedManifest} from './readPackedManifest.mjs';

/** Old date: package managers may refuse versions that are only a few days old. */
const publishedAt = '2020-01-01T00:00:00.000Z';

/**
 * Starts a registry of npm packages on 127.0.0.1. It serves the given tarballs, and packages that are published to it;
 * requests for all other packages are redirected to another registry.
 *
 * @param tarballs - paths of packed packages; of several versions of a package, the last one is "latest"
 * @param upstream - address of the registry of all other packages; without it, there are no others
 * @param port - 0 for a free one
 * @returns `{url, close}`
 */
export async function startRegistry({tarballs, upstream, port = 0}) {
  const packed = await Promise.all(tarballs.map(readTarball));
  const server = http.createServer(async (request, response) => {
    // npm requests a scoped package as "/@lectern%2fcore".
    const pathname = new URL(request.url, 'http://registry').pathname.replace(/%2f/i, '/');
    const file = packed.find(({manifest}) => pathname === tarballPath(manifest));
    const versions = packed.filter(({manifest}) => pathname === `/${manifest.name}`);
    if (request.method === 'PUT') {
      const {status, body} = publish(await readBody(request), packed);
      answerJson(response, status, body);
    } else if (file) {
      response.writeHead(200, {'content-type': 'application/octet-stream'});
      response.end(file.bytes);
    } else if (versions.length > 0) {
      answerJson(response, 200, packument(versions, `http://${request.headers.host}`));
    } else if (upstream === undefined) {
      answerJson(response, 404, {error: 'Not found'});
    } else {
      response.writeHead(307, {location: new URL(`.${request.url}`, withSlash(upstream)).href});
      response.end();
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Adds the version in the body of a publish request, which `npm publish` sends: a packument with one version and its
 * tarball. As in the registry of npm, a version cannot be published twice.
 */
function publish(body, packed) {
  const [manifest] = Object.values(body.versions ?? {});
  const [attachment] = Object.values(body._attachments ?? {});
  if (!manifest || !attachment) return {status: 400, body: {error: 'The request has no version.'}};
  const isTaken = packed.some(
    (one) => one.manifest.name === manifest.name && one.manifest.version === manifest.version,
  );
  if (isTaken)
    return {status: 403, body: {error: `${manifest.name}@${manifest.version} is published already.`}};
  const bytes = Buffer.from(attachment.data, 'base64');
  const [tag = 'latest'] = Object.keys(body['dist-tags'] ?? {});
  packed.push({manifest, bytes, tag, ...digestsOf(bytes)});
  return {status: 201, body: {ok: true}};
}

async function readBody(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
}

function answerJson(response, status, body) {
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify(body));
}

/**
 * Path of a tarball, in the form that the npm registry uses. With any other form, Yarn would write the full URL into
 * its lockfile.
 */
function tarballPath({name, version}) {
  return `/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`;
}

/** The "packument" of a package: the JSON document in which package managers read about all its versions. */
function packument(versions, origin) {
  const {name} = versions[0].manifest;
  const entries = versions.map(({manifest, integrity, shasum}) => [
    manifest.version,
    {...manifest, dist: {tarball: `${origin}${tarballPath(manifest)}`, integrity, shasum}},
  ]);
  const times = entries.map(([version]) => [version, publishedAt]);
  return {
    _id: name,
    name,
    'dist-tags': Object.fromEntries(versions.map(({tag, manifest}) => [tag, manifest.version])),
    versions: Object.fromEntries(entries),
    time: {created: publishedAt, modified: publishedAt, ...Object.fromEntries(times)},
  };
}

async function readTarball(tarball) {
  const bytes = await fs.promises.readFile(tarball);
  return {manifest: await readPackedManifest(tarball), bytes, tag: 'latest', ...digestsOf(bytes)};
}

function digestsOf(bytes) {
  const digest = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding);
  return {integrity: `sha512-${digest('sha512', 'base64')}`, shasum: digest('sha1', 'hex')};
}

function withSlash(url) {
  return url.endsWith('/') ? url : `${url}/`;
}
