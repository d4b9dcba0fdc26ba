import Flagged from '@theme-original/Flagged';

export default function FlaggedWrapper(props) {
  return (
    <>
      <Flagged {...props} />
      <p>Wrapped</p>
    </>
  );
}
