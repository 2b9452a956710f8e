import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem';
import DocPage from '@site/src/components/DocPage';
import {OtherElements} from './OtherElements';

/** The page with all elements: a docs page with the elements of texts, and then the elements that aren't in texts. */
export default function ElementPage(props: Props): ReactNode {
  return (
    <>
      <DocPage {...props} />
      {props.content.metadata.id === 'index' && <OtherElements />}
    </>
  );
}
