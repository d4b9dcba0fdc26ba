import path from 'node:path';
import type {SourceLocation} from '../../errors/SiteError.js';
import {loadS3Package} from '../../modules/loadS3Package.js';
import {checkValue} from '../deployValues.js';
import {BucketTarget, type SiteBucket} from './BucketTarget.js';
import type {FileTarget} from './FileTarget.js';
import {RsyncTarget} from './RsyncTarget.js';

const EXPECTED =
  'a target of files: "rsync:user@host:/folder", "rsync://host/module", "rsync:" and the path of a folder, or "s3://bucket/folder"';

/** A host that rsync reaches by SSH, and a path on it. Neither can be read as an option. */
const SSH_PLACE = /^(?:[\w.][\w.-]*@)?[\w.][\w.-]*:(?!-)[^\p{Cc}]+$/u;
const DAEMON = /^rsync:\/\/[\w.[][^\s\p{Cc}]*\/[^\s\p{Cc}]+$/u;

const BUCKET = /^s3:\/\/[a-z\d][a-z\d.-]*(?:\/[\w!.*'()/-]*)?$/;

/** Where a target was written. */
export interface WrittenTarget {
  /** Field or option, for messages. */
  readonly name: string;
  /** Place of the field in the configuration; absent for an option. */
  readonly location?: SourceLocation | undefined;
  /** Absolute path. Relative folders are relative to it. */
  readonly siteDir: string;
}

/** A target, and its name in messages. */
export interface NamedTarget {
  readonly name: string;
  readonly target: FileTarget;
}

/**
 * Opens the target of a deployment.
 *
 * @param to - "rsync:user@host:/srv/www"
 * @throws {SiteError} `DEPLOY_VALUE_INVALID`, `S3_PACKAGE_MISSING`
 */
export async function openTarget(to: string, written: WrittenTarget): Promise<NamedTarget> {
  const {name, siteDir, location} = written;
  if (BUCKET.test(to)) return {name: to, target: await openBucketTarget(to, written)};
  const place = /^rsync:(?!\/\/)(.+)$/s.exec(to)?.[1];
  const isFolder = place !== undefined && /^(?:\/|\.\.?\/)[^\p{Cc}]*$/u.test(place);
  const isValid = place === undefined ? DAEMON.test(to) : isFolder || SSH_PLACE.test(place);
  checkValue(isValid, {name, value: to, expected: EXPECTED}, location);
  const destination = place === undefined ? to : isFolder ? path.resolve(siteDir, place) : place;
  return {name: to, target: new RsyncTarget(destination)};
}

async function openBucketTarget(to: string, {name, siteDir}: WrittenTarget): Promise<FileTarget> {
  interface Package {
    openSiteBucket(address: string): Promise<SiteBucket>;
  }
  const {openSiteBucket} = await loadS3Package<Package>(name, siteDir);
  return BucketTarget.open(() => openSiteBucket(to));
}
