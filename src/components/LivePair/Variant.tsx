import type {ReactNode} from 'react';

export type VariantProps = {
  /** The change of the server as a choice for readers, such as "Rename the field". */
  label: string;
  /** A sentence that follows the number of compiler errors. */
  note?: string;
  /** The digest of the variant's program. The build adds it. */
  program?: string;
  /** The server file and the client file. */
  children: ReactNode;
};

/** One variant of a `<LivePair>`. `LivePair` reads its props and doesn't render this component. */
export function Variant({children}: VariantProps): ReactNode {
  return children;
}
