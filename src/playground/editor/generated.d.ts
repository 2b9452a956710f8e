declare module '@playground-manifest' {
  import type {CompilerManifest} from '@site/src/shared/playgroundFiles';

  const manifest: CompilerManifest | null;
  export default manifest;
}
