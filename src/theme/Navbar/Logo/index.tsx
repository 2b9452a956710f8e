// Replaces @theme/Navbar/Logo: a right click on the brand goes to the media page, where the mark can be downloaded.
import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@theme/Logo';

export default function NavbarLogo(): ReactNode {
  const history = useHistory();
  const mediaPath = useBaseUrl('/media');

  function openMediaPage(event: MouseEvent) {
    // Shift + right click keeps the browser's own menu.
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
