import type {HeadPart} from './combineHeads.js';

/** Attributes of a `meta` element, as Helmet has read them. */
interface MetaAttributes {
  readonly property?: unknown;
  readonly name?: unknown;
}

/** Props of a part that this module reads. */
interface PartProps {
  readonly yieldsImages?: boolean;
  readonly meta?: readonly MetaAttributes[];
}

function namesOf({props}: HeadPart): string[] {
  const {meta = []}: PartProps = props;
  return meta.map(({property, name}) => String(property ?? name));
}

const IMAGE_TAG = /^(?:og|twitter):image(?::|$)/;

/**
 * Removes the tags of images (`og:image…`, `twitter:image…`) from a part with `yieldsImages` if a later part sets
 * `og:image`: the size and the description of an image are wrong for another image.
 *
 * @param parts - contents of all `<Head>` elements, outermost first
 */
export function yieldImages(parts: readonly HeadPart[]): readonly HeadPart[] {
  const part = parts.find(({props}) => (props as PartProps).yieldsImages === true);
  if (!part || !namesOf(part).some((name) => IMAGE_TAG.test(name))) return parts;
  const isReplaced = parts
    .slice(parts.indexOf(part) + 1)
    .some((later) => namesOf(later).includes('og:image'));
  if (!isReplaced) return parts;
  const {meta = [], ...others}: PartProps = part.props;
  const kept = meta.filter(({property, name}) => !IMAGE_TAG.test(String(property ?? name)));
  return parts.map((one) => (one === part ? {...part, props: {...others, meta: kept}} : one));
}
