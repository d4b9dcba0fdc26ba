import {Redirect} from '@docusaurus/router';

export default function Moved() {
  return <Redirect to="/base/docs/intro" />;
}
