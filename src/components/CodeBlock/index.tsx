import {Children, isValidElement, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import * as classNames from '@site/src/shared/codeBlockClassNames';
import type {SampleNote} from '@site/src/shared/samples';
import {CodeLines} from './CodeLines';
import {Toolbar} from './Toolbar';
import styles from './styles.module.css';
import {useHasOverflow} from './useHasOverflow';
import {useTypeHovers} from './useTypeHovers';

export type Props = ThemeProps & {
  /**
   * The return value of `createTypesReference`. It names a JSON file with types, and the entry for this code in the file.
   */
  'data-types'?: string;
  /** The notes of this code, as JSON of `SampleNote[]`. */
  'data-notes'?: string;
};

/** Renders a code block, which authors write as a Markdown fence or as `<CodeBlock>` in MDX. */
export function CodeBlock({children, ...props}: Props): ReactNode {
  if (Children.toArray(children).some(child => isValidElement(child))) {
    return (
      <pre className={clsx(ThemeClassNames.common.codeBlock, styles.block, props.className)}>
        <code>{children}</code>
      </pre>
    );
  }
  return <HighlightedCode {...props}>{Children.toArray(children).join('')}</HighlightedCode>;
}

function HighlightedCode({children, ...props}: Props & {children: string}): ReactNode {
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
    <CodeFrame metadata={metadata} typesReference={props['data-types']}>
      <CodeLines
        // Different code needs a new element, because `CodeLines` keeps the lines from the server's HTML.
        key={code}
        code={code}
        language={language}
        lineClassNames={lineClassNames}
        firstNumber={lineNumbersStart}
        notes={parseNotes(props['data-notes'])}
      />
    </CodeFrame>
  );
}

type FrameProps = {
  metadata: CodeBlockMetadata;
  typesReference: string | undefined;
  /** The `code` element. Because it's a prop, it isn't rendered again when the state of the frame changes. */
  children: ReactNode;
};

function CodeFrame({metadata, typesReference, children}: FrameProps): ReactNode {
  const {code, className, language, lineClassNames, title} = metadata;
  const pre = useRef<HTMLPreElement>(null);
  const isBrowser = useIsBrowser();
  const hasOverflow = useHasOverflow(pre);
  const hovers = useTypeHovers(typesReference, pre);
  const isFocusable = hasOverflow || (isBrowser && hovers !== undefined);
  const name =
    typeof title === 'string' && title !== ''
      ? title
      : translate({
          id: 'site.code.name',
          message: 'Code',
          description: 'Name of a code block without a title, for screen readers',
        });

  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, title && styles.titled, className)}>
      {title && (
        <div translate="no" className={clsx(classNames.title, styles.title)}>
          {title}
        </div>
      )}
      <pre
        ref={pre}
        className={clsx(className, styles.scroller)}
        {...(isFocusable && {
          tabIndex: 0,
          // This is a group and not a region. Regions are landmarks, and a page with twenty code blocks would have too many.
          role: 'group',
          'aria-label': hovers
            ? translate(
                {
                  id: 'site.code.nameWithTypes',
                  message: '{name}. Arrow keys show types',
                  description: 'Name of a code block with types, for screen readers',
                },
                {name},
              )
            : name,
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
          hasOverflow={hasOverflow}
          hasTypes={hovers !== undefined}
        />
      )}
    </div>
  );
}

function parseNotes(json: string | undefined): SampleNote[] {
  // TypeScript doesn't know that the build writes an array of notes into this attribute.
  return json === undefined ? [] : (JSON.parse(json) as SampleNote[]);
}
