import type {DocsVersion} from '../../src/shared/docsVersions';

type Request = {
  /** The name that was passed to `docusaurus docs:version`. */
  name: string;
  /** The new label of the version in `docs/`. By default, the label doesn't change. */
  currentLabel?: string;
};

/**
 * Adds a version to the rows of docsVersions.json. The version is a copy of `docs/`, which stays the latest version. Throws if the version
 * can't be added.
 * @param names the content of versions.json
 */
export function createRows(
  rows: readonly DocsVersion[],
  names: readonly string[],
  {name, currentLabel}: Request,
): {rows: DocsVersion[]; added: DocsVersion; current: DocsVersion} {
  const [current, ...older] = rows;
  if (current?.name !== 'current' || !current.isLatest) {
    throw new Error(
      `docsVersions.json: the first row must be the latest version, in docs/. Found "${current?.name ?? ''}", expected "current" with "isLatest": true. Add the row of ${name} by hand.`,
    );
  }
  if (rows.some(row => row.name === name)) {
    throw new Error(`docsVersions.json: the version ${name} already has a row. Choose another name.`);
  }
  if (names[0] !== name) {
    throw new Error(
      `versions.json: the newest version must be ${name}. Found ${names.join(', ')}. Run \`npx docusaurus docs:version ${name}\` first.`,
    );
  }
  const renamed = {...current, label: currentLabel ?? current.label};
  const added: DocsVersion = {
    ...current,
    label: name,
    name,
    path: `v${name}`,
    isLatest: false,
    banner: 'unmaintained',
    samples: `samples/v${name}`,
    socialImageColour: older[0]?.socialImageColour ?? current.socialImageColour,
  };
  if (renamed.label === name) {
    throw new Error(
      `docsVersions.json: two versions would have the label ${name}. Pass a new label for the version in docs/, such as \`--current-label 11.x\`.`,
    );
  }
  if (older.some(({label}) => label === renamed.label)) {
    throw new Error(
      `docsVersions.json: two versions would have the label ${renamed.label}. Pass another label for the version in docs/.`,
    );
  }
  const samePlace = older.find(({path, samples}) => path === added.path || samples === added.samples);
  if (samePlace) {
    throw new Error(
      `docsVersions.json: ${name} needs the path ${added.path} and the folder ${added.samples}, which the version ${samePlace.name} uses. Choose another name.`,
    );
  }
  return {rows: [renamed, added, ...older], added, current};
}
