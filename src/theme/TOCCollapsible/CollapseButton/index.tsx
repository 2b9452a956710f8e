// Wraps @theme/TOCCollapsible/CollapseButton: adds `aria-expanded`, which says whether the list below the button is open.
import type {ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButtonWithState(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
