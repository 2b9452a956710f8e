import siteConfig from '@generated/docusaurus.config';
import {fetchFile} from '../../clientModules/fetchFile';
import type {CompiledFile} from '../../shared/programs';
import {sandboxManifestPath, type SandboxManifest} from '../../shared/sandbox';
import {listPackages, selectPacks} from './packs';

/** What the page loads before a run. */
type Sandbox = {frameUrl: string; scripts: string[]};

/** The scripts that have been loaded, by path. Each path contains a hash, so a script never changes. */
const loadedScripts = new Map<string, Promise<string>>();

/** Loads the scripts that a project needs. Rejects if a file can't be loaded. */
export async function loadSandbox(version: string, files: readonly CompiledFile[]): Promise<Sandbox> {
  const {frame, versions, needs} = await loadManifest();
  const packs = selectPacks(versions[version] ?? [], listPackages(files, needs));
  return {
    frameUrl: siteConfig.baseUrl + frame,
    scripts: await Promise.all(packs.map(({path}) => loadScript(path))),
  };
}

/** Returns the packages that a project imports and that can't run in the page. */
export async function listMissingPackages(
  version: string,
  files: readonly CompiledFile[],
): Promise<string[]> {
  const {versions} = await loadManifest();
  const available = new Set((versions[version] ?? []).flatMap(({packages}) => packages));
  return listPackages(files).filter(name => !available.has(name));
}

async function loadManifest(): Promise<SandboxManifest> {
  // The manifest names the files of the current deploy, so a cached one has to be revalidated.
  const response = await fetchSandboxFile(sandboxManifestPath, 'no-cache');
  // TypeScript doesn't know what the file contains.
  return (await response.json()) as SandboxManifest;
}

function loadScript(path: string): Promise<string> {
  const loaded =
    loadedScripts.get(path) ??
    fetchSandboxFile(path)
      .then(response => response.text())
      .catch((error: unknown) => {
        loadedScripts.delete(path);
        throw error;
      });
  loadedScripts.set(path, loaded);
  return loaded;
}

async function fetchSandboxFile(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetchFile(siteConfig.baseUrl + path, {cache});
  // Hosts without a not-found status respond with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${path} can't be loaded.`);
  }
  return response;
}
