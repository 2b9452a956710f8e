import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useActiveVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {docsVersions} from '@site/src/shared/docsVersions';
import {createDocPath} from '../DocsVersions/docPath';
import {Fold} from '../Fold';

type Props = {
  /** Anchor of the section in the version's migration guide that describes the same change. */
  guide: string;
  /** The partial that describes the change. The migration guide contains it too. */
  children: ReactNode;
};

/** Shows a collapsed block that describes what has changed since an earlier version, which is `changes` in docsVersions.json. */
export function WhatChanged({guide, children}: Props): ReactNode {
  const {version} = useDocsVersion();
  const path = useActiveVersion(undefined)?.path ?? '';
  const changes = docsVersions.find(({name}) => name === version)?.changes;
  if (!changes) {
    throw new Error(
      `<WhatChanged> needs to know what to compare. Found no \`changes\` for version ${version} in docsVersions.json, expected an earlier version and a migration guide. Add them, or remove <WhatChanged> from the pages of this version.`,
    );
  }
  return (
    <Fold
      className="what-changed"
      summary={
        <Translate
          id="site.whatChanged"
          description="Heading of a collapsed block"
          values={{version: changes.since}}
        >
          {'What changed since {version}'}
        </Translate>
      }
    >
      {children}
      <p>
        <Link to={`${createDocPath(path, changes.guide)}#${guide}`}>
          <Translate
            id="site.whatChanged.guide"
            description="Link at the end of a block about the changes since an earlier version"
          >
            This change in the migration guide
          </Translate>
        </Link>
      </p>
    </Fold>
  );
}
