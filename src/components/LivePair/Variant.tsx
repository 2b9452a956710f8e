import type {ReactNode} from 'react';

export type VariantProps = {
  /** The change to the server file, as shown in the list of choices, such as "Rename the field". */
  label: string;
  /** A sentence that follows the number of compiler errors. */
  note?: string;
  /** The hash in the file name of the program that the build creates from this variant. The build adds this prop. */
  program?: string;
  /** The server file and the client file. */
  children: ReactNode;
};

/** One variant of the code in a `<LivePair>`. `LivePair` only reads the props and doesn't render this component. */
export function Variant({children}: VariantProps): ReactNode {
  return children;
}
