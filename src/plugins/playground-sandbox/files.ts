import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {framePathStart, packsFolder, sandboxManifestPath, type SandboxManifest} from '../../shared/sandbox';
import {bundleFrame, bundlePack} from './bundle';
import type {Settings} from './options';

/** The style sheet of the frame. `color-scheme` sets the colours of text, background and form fields. */
const style =
  ':root{color-scheme:light;font:16px/1.5 system-ui,sans-serif}:root[data-theme=dark]{color-scheme:dark}body{margin:16px}';

/** Creates the policy of the frame, which forbids everything except its own script, its own style sheet and the evaluation of text. */
export function createFramePolicy(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${createHashSource(script)} 'unsafe-eval'`,
    `style-src ${createHashSource(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Adds the directives to a frame's policy that only work in a response header. */
export function createFrameHeader(policy: string): string {
  return `${policy}; frame-ancestors 'self'; sandbox allow-scripts allow-forms`;
}

export function renderFrame(script: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${createFramePolicy(script)}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="robots" content="noindex">',
    '<title>Sandbox</title>',
    `<style>${style}</style>`,
    `<body><script>${script}</script></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Writes the frame, the packs and the manifest to a folder, whose earlier content is removed. */
export async function writeSandbox(settings: Settings, folder: string): Promise<SandboxManifest> {
  rmSync(folder, {recursive: true, force: true});
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
    return file;
  };
  const frame = renderFrame(await bundleFrame());
  const manifest: SandboxManifest = {
    // Hosts serve `.html` files at clean URLs, and other plugins take them for pages of the site.
    frame: write(`${framePathStart}${createDigest(frame)}.htm`, frame),
    versions: {},
    needs: {...settings.needs},
  };
  for (const version of settings.versions) {
    manifest.versions[version.name] = await Promise.all(
      version.packs.map(async (packages, index) => {
        const {text, imports} = await bundlePack(version, index, settings);
        return {
          path: write(`${packsFolder}/${createDigest(text)}.js`, text),
          packages: [...packages],
          imports,
          isRequired: index === 0,
        };
      }),
    );
  }
  write(sandboxManifestPath, `${JSON.stringify(manifest)}\n`);
  return manifest;
}

function createDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function createHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
