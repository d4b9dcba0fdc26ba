export default function Badge({children}) {
  return <strong>{children} in JSX</strong>;
}
