import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {SampleNote} from '@site/src/shared/samples';
import {Variant as VariantElement, type VariantProps} from './Variant';

export type PairVariant = {
  label: string;
  note: string | undefined;
  program: string | undefined;
  server: ReactNode;
  client: ReactNode;
  /** What the compiler says about the client file. */
  errors: SampleNote[];
};

/** Takes the children of a `<LivePair>` apart. */
export function collectVariants(children: ReactNode, program?: string): PairVariant[] {
  const variants = Children.toArray(children).filter(isVariant);
  return variants.length > 0
    ? variants.map(({props}) => createVariant(props))
    : [createVariant({label: '', program, children})];
}

/** What the compiler found in the client file, in a few words. */
export function describeVerdict({errors}: PairVariant): string {
  const codes = errors.map(({code}) => `TS${code}`).join(', ');
  return errors.length === 0
    ? 'No errors in the client.'
    : `${errors.length === 1 ? '1 error' : `${errors.length} errors`} in the client: ${codes}.`;
}

function isVariant(child: ReactNode): child is ReactElement<VariantProps> {
  return isValidElement(child) && child.type === VariantElement;
}

function createVariant({label, note, program, children}: VariantProps): PairVariant {
  const [server, client] = Children.toArray(children).filter(child => typeof child !== 'string');
  return {
    label,
    note,
    program,
    server,
    client,
    errors: collectNotes(client).filter(({kind}) => kind === 'error'),
  };
}

type FenceProps = {'data-notes'?: string; children?: ReactNode};

/** The notes that the build gave to a fence: MDX renders it as `code` in `pre`. */
function collectNotes(node: ReactNode): SampleNote[] {
  if (!isValidElement<FenceProps>(node)) {
    return [];
  }
  const {'data-notes': notes, children} = node.props;
  // The build wrote it, from this very type.
  return notes === undefined
    ? Children.toArray(children).flatMap(collectNotes)
    : (JSON.parse(notes) as SampleNote[]);
}
