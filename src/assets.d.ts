declare module '*.woff2' {
  /** Address of the file, with a hash of its content in the name. */
  const address: string;
  export default address;
}
