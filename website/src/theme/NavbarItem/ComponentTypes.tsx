import DogfoodNavbarItem from '@site/src/components/DogfoodNavbarItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** Navbar item types of the theme, and a custom one. */
export default {
  ...ComponentTypes,
  'custom-dogfood-navbar-item': DogfoodNavbarItem,
};
