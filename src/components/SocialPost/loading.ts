/** `customFields.socialEmbeds` of docusaurus.config.ts: when posts are loaded from the service where they were written. */
export type EmbedSetting = (typeof settings)[number];

/** When a post is loaded for this reader. */
export type Loading = 'after a click' | 'in view' | 'never';

/** What a browser says about its reader's wishes: `navigator.doNotTrack`, `navigator.globalPrivacyControl`. */
export type PrivacyWishes = {doNotTrack?: string | null; globalPrivacyControl?: boolean};

const settings = ['click', 'always', 'never'] as const;

/** Readers who ask not to be tracked decide with a click. */
export function decideLoading(
  setting: EmbedSetting,
  {doNotTrack, globalPrivacyControl}: PrivacyWishes,
): Loading {
  if (setting === 'never') {
    return 'never';
  }
  const wantsPrivacy = doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
  return setting === 'always' && !wantsPrivacy ? 'in view' : 'after a click';
}

/** Throws when `value` is no setting, which stops the build. */
export function validateSetting(value: unknown): EmbedSetting {
  const setting = settings.find(known => known === value);
  if (setting === undefined) {
    throw new Error(
      `docusaurus.config.ts: customFields.socialEmbeds. Found ${JSON.stringify(value)}, ` +
        `expected one of ${settings.join(', ')}. Write one of them.`,
    );
  }
  return setting;
}
