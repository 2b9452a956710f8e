/** A recorded exchange of messages between client and server, as shown in a fence of docs/further/rpc.md. */
export type Exchange = {
  /** Title of the fence. */
  name: string;
  language: 'http' | 'json';
  /** Content of the fence. */
  text: string;
};
