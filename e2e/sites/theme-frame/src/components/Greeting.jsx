export default function Greeting({word, mobile = false}) {
  return <span className="greeting">{mobile ? `${word}, in the drawer` : word}</span>;
}
