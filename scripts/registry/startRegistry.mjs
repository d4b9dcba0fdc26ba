import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import * as tar from 'tar';

/** Old date: package managers may refuse versions that are only a few days old. */
const publishedAt = '2020-01-01T00:00:00.000Z';

/**
 * Starts a registry of npm packages on 127.0.0.1. It serves the given tarballs; requests for all other packages are
 * redirected to another registry.
 *
 * @param tarballs - paths of packed packages; of several versions of a package, the last one is "latest"
 * @param upstream - address of the registry of all other packages
 * @param port - 0 for a free one
 * @returns `{url, close}`
 */
export async function startRegistry({tarballs, upstream, port = 0}) {
  const packed = await Promise.all(tarballs.map(readTarball));
  const files = new Map(packed.map((one) => [tarballPath(one.manifest), one.tarball]));
  const server = http.createServer((request, response) => {
    // npm requests a scoped package as "/@lectern%2fcore".
    const pathname = new URL(request.url, 'http://registry').pathname.replace(/%2f/i, '/');
    const file = files.get(pathname);
    const versions = packed.filter(({manifest}) => pathname === `/${manifest.name}`);
    if (file) {
      response.writeHead(200, {'content-type': 'application/octet-stream'});
      fs.createReadStream(file).pipe(response);
    } else if (versions.length > 0) {
      response.writeHead(200, {'content-type': 'application/json'});
      response.end(JSON.stringify(packument(versions, `http://${request.headers.host}`)));
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
    'dist-tags': {latest: entries.at(-1)[0]},
    versions: Object.fromEntries(entries),
    time: {created: publishedAt, modified: publishedAt, ...Object.fromEntries(times)},
  };
}

async function readTarball(tarball) {
  const bytes = await fs.promises.readFile(tarball);
  const digest = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding);
  return {
    tarball,
    manifest: await readManifest(tarball),
    integrity: `sha512-${digest('sha512', 'base64')}`,
    shasum: digest('sha1', 'hex'),
  };
}

async function readManifest(tarball) {
  const pieces = [];
  await tar.list({
    file: tarball,
    filter: (file) => file === 'package/package.json',
    onReadEntry: (entry) => entry.on('data', (piece) => pieces.push(piece)),
  });
  return JSON.parse(Buffer.concat(pieces).toString());
}

function withSlash(url) {
  return url.endsWith('/') ? url : `${url}/`;
}
