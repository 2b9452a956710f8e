// Replaces @theme/Navbar/Logo: a right click on the logo opens the media page, where the logo can be downloaded.
import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@theme/Logo';

export default function NavbarLogo(): ReactNode {
  const history = useHistory();
  const mediaPath = useBaseUrl('/media');

  function openMediaPage(event: MouseEvent) {
    // Shift + right click opens the browser's context menu.
    if (event.shiftKey) {
      return;
    }
    event.preventDefault();
    history.push(mediaPath);
  }

  return (
    <Logo
      className="navbar__brand"
      imageClassName="navbar__logo"
      titleClassName="navbar__title text--truncate"
      onContextMenu={openMediaPage}
    />
  );
}
