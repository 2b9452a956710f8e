import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SampleNote} from '@site/src/shared/samples';
import {Variant as VariantElement, type VariantProps} from './Variant';

/** One variant of a live pair: a server file, and the client file with the compiler errors that this server file causes. */
export type PairVariant = {
  label: string;
  note: string | undefined;
  program: string | undefined;
  /** Refers to the project that the editor opens. Undefined if readers can't edit the pair. */
  project: string | undefined;
  serverFile: string;
  clientFile: string;
  server: ReactNode;
  client: ReactNode;
  /** The compiler errors in the client file. */
  errors: SampleNote[];
};

/** Returns the variants in the children of a `<LivePair>`, or a single variant for a pair without `<Variant>`. */
export function collectVariants(children: ReactNode, program?: string): PairVariant[] {
  const variants = Children.toArray(children).filter(isVariant);
  return variants.length > 0
    ? variants.map(({props}) => createVariant(props))
    : [createVariant({label: '', program, children})];
}

/** Returns a sentence with the number and the codes of the compiler errors in the client file. */
export function describeErrors({errors}: PairVariant): string {
  const codes = errors.map(({code}) => `TS${code}`).join(', ');
  if (errors.length === 0) {
    return translate({
      id: 'site.livePair.errors.none',
      message: 'No errors in the client.',
      description: 'About compiler errors',
    });
  }
  return errors.length === 1
    ? translate(
        {
          id: 'site.livePair.errors.one',
          message: '1 error in the client: {codes}.',
          description: 'About compiler errors; {codes} is “TS2339”',
        },
        {codes},
      )
    : translate(
        {
          id: 'site.livePair.errors.many',
          message: '{count} errors in the client: {codes}.',
          description: 'About compiler errors; {codes} is “TS2339, TS2322”',
        },
        {count: String(errors.length), codes},
      );
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
    project: findProject(server),
    serverFile: findTitle(server) ?? '',
    clientFile: findTitle(client) ?? '',
    server,
    client,
    errors: collectNotes(client).filter(({kind}) => kind === 'error'),
  };
}

type FenceProps = {'data-notes'?: string; 'data-project'?: string; metastring?: string; children?: ReactNode};

/** Returns the title of a fence. MDX puts it into the metastring of a `code` element inside `pre`. */
function findTitle(node: ReactNode): string | undefined {
  if (!isValidElement<FenceProps>(node)) {
    return undefined;
  }
  const {metastring, children} = node.props;
  return (
    /\btitle="([^"]*)"/.exec(metastring ?? '')?.[1] ?? Children.toArray(children).map(findTitle).find(Boolean)
  );
}

/** Returns the reference to a project that the build added to a fence. */
function findProject(node: ReactNode): string | undefined {
  return isValidElement<FenceProps>(node)
    ? (node.props['data-project'] ?? Children.toArray(node.props.children).map(findProject).find(Boolean))
    : undefined;
}

/** Returns the notes that the build added to a fence. MDX renders a fence as `code` inside `pre`, so this searches the children. */
function collectNotes(node: ReactNode): SampleNote[] {
  if (!isValidElement<FenceProps>(node)) {
    return [];
  }
  const {'data-notes': notes, children} = node.props;
  // TypeScript doesn't know that the build writes an array of notes into this attribute.
  return notes === undefined
    ? Children.toArray(children).flatMap(collectNotes)
    : (JSON.parse(notes) as SampleNote[]);
}
