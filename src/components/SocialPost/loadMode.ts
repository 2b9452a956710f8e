/** The setting `customFields.socialEmbeds` in docusaurus.config.ts. It determines when embedded posts are loaded. */
export type EmbedSetting = (typeof settings)[number];

/** When an embedded post is loaded for a particular reader. */
export type LoadMode = 'after a click' | 'in view' | 'never';

/** The privacy signals of a browser, which are properties of `navigator`. */
export type PrivacySignals = {doNotTrack?: string | null; globalPrivacyControl?: boolean};

const settings = ['click', 'always', 'never'] as const;

/** Returns when to load a post. For readers who ask not to be tracked, a post is loaded only after a click. */
export function getLoadMode(
  setting: EmbedSetting,
  {doNotTrack, globalPrivacyControl}: PrivacySignals,
): LoadMode {
  if (setting === 'never') {
    return 'never';
  }
  const wantsPrivacy = doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
  return setting === 'always' && !wantsPrivacy ? 'in view' : 'after a click';
}

/** Returns `value` if it's a valid setting. Otherwise throws an error, which stops the build. */
export function validateSetting(value: unknown): EmbedSetting {
  const setting = settings.find(known => known === value);
  if (setting === undefined) {
    throw new Error(
      `docusaurus.config.ts: customFields.socialEmbeds is ${JSON.stringify(value)}. ` +
        `Set it to one of these values: ${settings.join(', ')}.`,
    );
  }
  return setting;
}
