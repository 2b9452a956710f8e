import siteConfig from '@generated/docusaurus.config';
import manifest from '@playground-manifest';
import type {EditorModule} from './types';

export type {EditorModule, EditorOptions, EditorProblem, ProjectEditor} from './types';

/**
 * Loads the editor. The promise resolves when files can be edited. The compiler starts to load when an editor is created, and takes longer.
 * @param onProgress receives the number of loaded bytes of the compiler and their total
 */
export async function loadEditor(onProgress: (loaded: number, total: number) => void): Promise<EditorModule> {
  // The build has replaced the manifest with null if the site has no editor.
  const files = manifest;
  if (!files) {
    throw new Error('The site is built without the editor.');
  }
  const {createProjectEditor} = await import('./projectEditor');
  return {
    createEditor: options =>
      createProjectEditor(options, {manifest: files, baseUrl: siteConfig.baseUrl, onProgress}),
  };
}
