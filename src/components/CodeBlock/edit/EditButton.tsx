import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

type Props = {
  /** The title of the sample. It's part of the name of the button. */
  name: string;
  canRun: boolean;
  isOpen: boolean;
  /** Whether the editor has kept changes. */
  hasEdits: boolean;
  className: string | undefined;
  onClick: () => void;
};

/** The button that opens the editor of a sample. */
export function EditButton({name, canRun, isOpen, hasEdits, className, onClick}: Props): ReactNode {
  const label = hasEdits
    ? translate({id: 'site.code.continueEditing', message: 'Continue editing', description: 'Button'})
    : canRun
      ? translate({id: 'site.code.editAndRun', message: 'Edit and run', description: 'Button'})
      : translate({id: 'site.code.edit', message: 'Edit', description: 'Button'});
  return (
    <button
      type="button"
      className={clsx('needs-scripts', className)}
      aria-label={`${label}: ${name}`}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
