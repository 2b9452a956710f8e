/** What client and server said to each other, as a fence of docs/further/rpc.md shows it. */
export type Exchange = {
  /** The fence's title. */
  name: string;
  language: 'http' | 'json';
  text: string;
};
