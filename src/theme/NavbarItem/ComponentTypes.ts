// Wraps @theme/NavbarItem/ComponentTypes: replaces three kinds of navbar items. The reasons are in the components.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import {DocLink} from '@site/src/components/Navbar/DocLink';
import {LanguageDropdown} from '@site/src/components/Navbar/LanguageDropdown';
import {VersionDropdown} from '@site/src/components/Navbar/VersionDropdown';

export default {
  ...ComponentTypes,
  doc: DocLink,
  docsVersionDropdown: VersionDropdown,
  localeDropdown: LanguageDropdown,
} satisfies ComponentTypesObject;
