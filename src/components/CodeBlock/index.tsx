import {Children, isValidElement, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import type {SampleNote} from '@site/src/shared/samples';
import {CodeLines} from './CodeLines';
import {Toolbar} from './Toolbar';
import styles from './styles.module.css';
import {useScrolls} from './useScrolls';
import {useTypeHovers} from './useTypeHovers';

export type Props = ThemeProps & {
  /** Which file has the types of this code, and where in it: what `createTypesReference` returns. */
  'data-types'?: string;
  /** JSON of the `SampleNote`s of this code. */
  'data-notes'?: string;
};

/** A block of code: a Markdown fence, or `<CodeBlock>` in MDX. */
export function CodeBlock({children, ...props}: Props): ReactNode {
  if (Children.toArray(children).some(child => isValidElement(child))) {
    return (
      <pre className={clsx(ThemeClassNames.common.codeBlock, styles.block, props.className)}>
        <code>{children}</code>
      </pre>
    );
  }
  return <Highlighted {...props}>{Children.toArray(children).join('')}</Highlighted>;
}

function Highlighted({children, ...props}: Props & {children: string}): ReactNode {
  const {prism} = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code: children,
    className: props.className,
    metastring: props.metastring,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
    language: props.language,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  });
  const {code, language, lineClassNames, lineNumbersStart} = metadata;

  return (
    <Frame metadata={metadata} typesReference={props['data-types']}>
      <CodeLines
        // Lines that came with the page are never rendered again: other code is another element.
        key={code}
        code={code}
        language={language}
        lineClassNames={lineClassNames}
        firstNumber={lineNumbersStart}
        notes={parseNotes(props['data-notes'])}
      />
    </Frame>
  );
}

type FrameProps = {
  metadata: CodeBlockMetadata;
  typesReference: string | undefined;
  /** The `code` element. It comes from outside so that nothing that changes here renders it again. */
  children: ReactNode;
};

function Frame({metadata, typesReference, children}: FrameProps): ReactNode {
  const {code, className, language, lineClassNames, title} = metadata;
  const pre = useRef<HTMLPreElement>(null);
  const isBrowser = useIsBrowser();
  const scrolls = useScrolls(pre);
  const hovers = useTypeHovers(typesReference, pre);
  const isFocusable = scrolls || (isBrowser && hovers !== undefined);
  const name = typeof title === 'string' && title !== '' ? title : 'Code';

  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, title && styles.titled, className)}>
      {title && <div className={clsx('theme-code-block-title', styles.title)}>{title}</div>}
      <pre
        ref={pre}
        className={clsx(className, styles.scroller)}
        {...(isFocusable && {
          tabIndex: 0,
          // A group, not a region: every region is a landmark, and a page has twenty blocks.
          role: 'group',
          'aria-label': hovers ? `${name}. Arrow keys show types` : name,
        })}
        {...hovers?.listeners}
      >
        {children}
      </pre>
      {hovers?.popup}
      {isBrowser && (
        <Toolbar
          pre={pre}
          code={code}
          language={language}
          lineClassNames={lineClassNames}
          scrolls={scrolls}
          hasTypes={hovers !== undefined}
        />
      )}
    </div>
  );
}

function parseNotes(json: string | undefined): SampleNote[] {
  // The build wrote it, from this very type.
  return json === undefined ? [] : (JSON.parse(json) as SampleNote[]);
}
