import Translate from '@lectern/core/client/Translate';
import type {Props} from '@theme/Admonition';
import Caution from '@theme/Admonition/Type/Caution';
import Danger from '@theme/Admonition/Type/Danger';
import Info from '@theme/Admonition/Type/Info';
import Note from '@theme/Admonition/Type/Note';
import Tip from '@theme/Admonition/Type/Tip';
import Warning from '@theme/Admonition/Type/Warning';
import type {ComponentType} from 'react';

const important = (
  <Translate
    id="theme.admonition.important"
    description="The title of an important admonition that has no title of its own"
  >
    important
  </Translate>
);

/**
 * The components of the admonition types: type ("tip") → component. A site that configures more keywords ejects this
 * file and adds their components.
 *
 * @swizzle wrap=forbidden eject=safe The components of all admonition types, by keyword.
 */
const AdmonitionTypes: {readonly [type: string]: ComponentType<Props>} = {
  note: Note,
  tip: Tip,
  info: Info,
  warning: Warning,
  danger: Danger,

  important: (props) => <Info title={important} {...props} />,
  caution: Caution,

  // Old names. Their default title is the name itself, without translation, as in Docusaurus.
  secondary: (props) => <Note title="secondary" {...props} />,
  success: (props) => <Tip title="success" {...props} />,
};

export default AdmonitionTypes;
