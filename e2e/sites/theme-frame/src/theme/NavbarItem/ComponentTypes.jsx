import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import Greeting from '../../components/Greeting';

export default {...ComponentTypes, 'custom-greeting': Greeting};
