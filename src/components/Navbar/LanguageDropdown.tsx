import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem, {type Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {DropdownLabel} from './DropdownLabel';

/**
 * A list of the languages. In the mobile menu, the theme's navbar item doesn't say which language is the current one. A site with one language
 * would show a group that readers have to open to see that there is nothing to choose.
 */
export function LanguageDropdown(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <LocaleDropdownNavbarItem {...props}>
      {props.mobile && (
        <DropdownLabel
          name={translate({
            id: 'theme.navbar.mobileLanguageDropdown.label',
            message: 'Languages',
            description: 'The label for the mobile language switcher dropdown',
          })}
          value={localeConfigs[currentLocale]?.label}
        />
      )}
    </LocaleDropdownNavbarItem>
  );
}
