import DogfoodNavbarItem from '@site/src/components/DogfoodNavbarItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** The types of the theme, and one of our own. */
export default {
  ...ComponentTypes,
  'custom-dogfood-navbar-item': DogfoodNavbarItem,
};
