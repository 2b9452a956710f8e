import type {ReactNode} from 'react';

export type VariantProps = {
  /** What was changed on the server, as a choice: "Rename the field". */
  label: string;
  /** A sentence beside the compiler's verdict. */
  note?: string;
  /** The digest of the variant's program. The build adds it. */
  program?: string;
  /** The server file and the client file. */
  children: ReactNode;
};

/** One variant of a `<LivePair>`, which takes it apart. */
export function Variant({children}: VariantProps): ReactNode {
  return children;
}
