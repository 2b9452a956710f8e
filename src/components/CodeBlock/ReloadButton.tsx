import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** A button in the message that something of a code block couldn't be loaded. */
export function ReloadButton(): ReactNode {
  return (
    <button type="button" onClick={() => window.location.reload()}>
      <Translate id="site.code.types.reload" description="Button after a part of the page failed to load">
        Reload page
      </Translate>
    </button>
  );
}
