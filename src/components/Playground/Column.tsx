import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import type {ProjectEditor} from '@site/src/playground/editor';
import type {PlaygroundFile} from '@site/src/shared/programs';
import {FileTabs, type FileTabsProps} from './FileTabs';
import styles from './styles.module.css';

type Props = FileTabsProps & {
  /** Undefined while the editor is loading. Until then, the column shows the code of `files`. */
  editor: ProjectEditor | undefined;
  files: readonly PlaygroundFile[];
  /** Changes when the editor has replaced all files. */
  revision: number;
};

/** Shows one file of a project in the editor, with tabs for the files of the column. */
export function Column({editor, files, revision, ...tabs}: Props): ReactNode {
  const {id, active} = tabs;
  const parent = useRef<HTMLDivElement>(null);
  const code = files.find(({path}) => path === active)?.code ?? '';
  // The editor keeps the height that its code has at first, so that nothing below it moves while a reader types or opens other files.
  const [lines] = useState(() => code.trimEnd().split('\n').length);

  useEffect(() => {
    if (!editor || !parent.current) {
      return undefined;
    }
    editor.mount(active, parent.current);
    return () => editor.unmount(active);
  }, [editor, active, revision]);

  return (
    <div className={styles.column}>
      <FileTabs {...tabs} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${active}`}
        className={styles.editor}
        style={{'--lines': lines} as CSSProperties}
        data-playground-path={active}
      >
        {!editor && (
          <pre className={styles.code} tabIndex={0} translate="no">
            <code>{code}</code>
          </pre>
        )}
        <div ref={parent} className={styles.mount} />
      </div>
    </div>
  );
}
