// Replaces @theme/CodeBlock: it renders every block twice (again after hydration) and has no place for types and notes.
import type {ReactNode} from 'react';
import {CodeBlock, type Props} from '@site/src/components/CodeBlock';

export default function ThemeCodeBlock(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}
