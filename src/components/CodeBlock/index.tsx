import {Children, Fragment, isValidElement, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import * as classNames from '@site/src/shared/codeBlockClassNames';
import type {SampleNote} from '@site/src/shared/samples';
import {CodeLines} from './CodeLines';
import {shellLanguages} from './codeToCopy';
import {Toolbar} from './Toolbar';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';
import {useSampleEditor} from './edit/useSampleEditor';
import {useTypeHovers} from './useTypeHovers';
import {useWrap} from './useWrap';

export type Props = ThemeProps & {
  /**
   * The return value of `createTypesReference`. It names a JSON file with types, and the entry for this code in the file.
   */
  'data-types'?: string;
  /** The notes of this code, as JSON of `SampleNote[]`. */
  'data-notes'?: string;
  /** Refers to the project and the file that the editor opens. The return value of `createProjectReference`. */
  'data-project'?: string;
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
    <CodeFrame
      metadata={metadata}
      typesReference={props['data-types']}
      projectReference={props['data-project']}
    >
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
  projectReference: string | undefined;
  /** The `code` element. Because it's a prop, it isn't rendered again when the state of the frame changes. */
  children: ReactNode;
};

function CodeFrame({metadata, typesReference, projectReference, children}: FrameProps): ReactNode {
  const {code, className, language, lineClassNames, title} = metadata;
  const pre = useRef<HTMLPreElement>(null);
  const isBrowser = useIsBrowser();
  const {hasOverflow, isCutAtStart, isCutAtEnd} = useOverflow(pre);
  const {wraps, isUsed: isWrapUsed, toggleWrap} = useWrap(pre);
  const hovers = useTypeHovers(typesReference, pre);
  const isFocusable = hasOverflow || (isBrowser && hovers !== undefined);
  const kind = describeLanguage(language);
  const name =
    typeof title === 'string' && title !== ''
      ? title
      : kind ||
        translate({
          id: 'site.code.name',
          message: 'Code',
          description: 'Name of a code block without a title, for screen readers',
        });
  const editor = useSampleEditor(projectReference, name);

  function handleKeyDown(event: KeyboardEvent): void {
    // While the code can scroll, these keys scroll it. The other keys show its types.
    if (!hasOverflow || !['ArrowLeft', 'ArrowRight'].includes(event.key)) {
      hovers?.listeners.onKeyDown(event);
    }
  }

  return (
    <>
      <div
        className={clsx(
          ThemeClassNames.common.codeBlock,
          styles.block,
          title === outputTitle && styles.output,
          className,
        )}
        data-wrap={wraps || undefined}
      >
        <div className={styles.header}>
          {title ? (
            <div translate="no" className={clsx(classNames.title, styles.title)}>
              {typeof title === 'string' ? <BreakablePath path={title} /> : title}
            </div>
          ) : (
            // The style sheet shows this name, so that it isn't part of the page's text in search results and feeds.
            <div className={styles.title} data-name={kind} />
          )}
          {isBrowser && (
            <Toolbar
              name={name}
              pre={pre}
              code={code}
              language={language}
              lineClassNames={lineClassNames}
              // A button that has been used stays, because it would lose the focus otherwise.
              wrap={hasOverflow || isWrapUsed ? {isOn: wraps, toggle: toggleWrap} : undefined}
              hasTypes={hovers !== undefined}
              editor={editor}
            />
          )}
        </div>
        <pre
          ref={pre}
          className={clsx(className, styles.scroller)}
          // Downloads of the docs find the types by this attribute.
          data-types={typesReference}
          // The style sheet lets the code fade out where it is cut.
          data-cut-start={isCutAtStart || undefined}
          data-cut-end={isCutAtEnd || undefined}
          {...(isFocusable && {
            tabIndex: 0,
            // This is a group and not a region. Regions are landmarks, and a page with twenty code blocks would have too many.
            role: 'group',
            'aria-label': hovers
              ? translate(
                  {
                    id: 'site.code.nameWithTypes',
                    message: '{name}. Enter shows types',
                    description: 'Name of a code block with types, for screen readers',
                  },
                  {name},
                )
              : name,
          })}
          {...(hovers && {...hovers.listeners, onKeyDown: handleKeyDown})}
        >
          {children}
        </pre>
        {hovers?.popup}
      </div>
      {editor?.panel}
    </>
  );
}

/** The title of a block with the output of the command or the program in the block above it. The two blocks share one frame. */
const outputTitle = 'Output';

/** Returns what the header of a block without a title shows: "Terminal" for commands, nothing for text, and otherwise the language. */
function describeLanguage(language: string): string {
  return shellLanguages.has(language)
    ? translate({
        id: 'site.code.terminal',
        message: 'Terminal',
        description: 'Title of a code block with commands',
      })
    : language === 'text'
      ? ''
      : language.toUpperCase();
}

function parseNotes(json: string | undefined): SampleNote[] {
  // TypeScript doesn't know that the build writes an array of notes into this attribute.
  return json === undefined ? [] : (JSON.parse(json) as SampleNote[]);
}

/** A title that can break after each slash. On narrow screens, long paths would otherwise break anywhere. */
function BreakablePath({path}: {path: string}): ReactNode {
  return path.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
