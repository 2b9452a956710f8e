declare module '@size-limit/file' {
  const plugins: ((...args: unknown[]) => unknown)[];
  export default plugins;
}
