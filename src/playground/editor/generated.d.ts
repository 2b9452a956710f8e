declare module '@generated/playground-compiler/default/manifest.json' {
  import type {CompilerManifest} from '@site/src/shared/playgroundFiles';

  const manifest: CompilerManifest | null;
  export default manifest;
}
