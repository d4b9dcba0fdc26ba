export default function Note({note}) {
  return <h1>{note.text}</h1>;
}
