// Replaces @theme/CodeBlock: the original renders every block again after hydration and can't show types or notes.
import type {ReactNode} from 'react';
import {CodeBlock, type Props} from '@site/src/components/CodeBlock';

export default function ThemeCodeBlock(props: Props): ReactNode {
  return <CodeBlock {...props} />;
}
