// Wraps @theme/NavbarItem/ComponentTypes: replaces two kinds of navbar items. For both, the reasons are in the components.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import {DocLink} from '@site/src/components/Navbar/DocLink';
import {VersionDropdown} from '@site/src/components/Navbar/VersionDropdown';

export default {
  ...ComponentTypes,
  doc: DocLink,
  docsVersionDropdown: VersionDropdown,
} satisfies ComponentTypesObject;
