export default function Root({children}) {
  return <div data-root="swizzled">{children}</div>;
}
