import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPolicyScript} from './script';

export type Options = {
  /** Paths of scripts outside `assets/js` that pages can load, such as a service worker. They are relative to the base URL. */
  scripts?: string[];
};

/**
 * Creates the only Trusted Types policy of the site on every page. The content security policy requires one, so a script can only insert
 * HTML and load scripts that this policy accepts. The plugin uses an inline script, because the policy must exist before all other scripts.
 */
export default function trustedTypes({baseUrl}: LoadContext, options: unknown): Plugin {
  // Docusaurus passes the options of its configuration on, where their type is checked.
  const {scripts = []} = (options ?? {}) as Options;
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: createPolicyScript(baseUrl, scripts)}],
    }),
  };
}
