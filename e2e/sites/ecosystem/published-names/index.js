export function escapeName(name) {
  return name.replaceAll(' ', '-');
}
