import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPolicyScript} from './script';

/**
 * Creates the only Trusted Types policy of the site on every page. The content security policy requires one, so a script can only insert
 * HTML and load scripts that this policy accepts. The plugin uses an inline script, because the policy must exist before all other scripts.
 */
export default function trustedTypes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: createPolicyScript(baseUrl)}]}),
  };
}
