/** "Some tag" → "some-tag", "myTag" → "my-tag", "i18n" stays as it is: letters and digits of one word belong together. */
export function tagSlug(label: string): string {
  const words = label
    .normalize('NFC')
    .match(/\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}\d]+|\p{N}+|[\p{L}\p{M}]+/gu);
  return (words ?? [label.trim()]).join('-').toLowerCase();
}
